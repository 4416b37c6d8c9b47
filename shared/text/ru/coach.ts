import { formatCount, pluralOf, sentence } from '../format.ts';
import type { Coach, MadeMove } from '../en/coach.ts';
import { cardAccusative, games, onto, pileAccusative, pileGenitive } from './games.ts';

const plural = pluralOf('ru');
const number = (n: number): string => formatCount('ru', n);
const { card } = games;
const Card = (code: string): string => sentence(card(code));
const counted = (n: number, one: string, few: string, many: string): string =>
  `${number(n)} ${plural(n, { one, few, many, other: few })}`;
const passes = (n: number): string => counted(n, 'круг', 'круга', 'кругов');
const moves = (n: number): string => counted(n, 'ход', 'хода', 'ходов');
const isMasculine = (code: string): boolean => 'AJK'.includes(code.charAt(0));
const made = ({ card: carried, to, pickedUp }: MadeMove): string =>
  carried === null
    ? pickedUp
      ? 'стопки были собраны'
      : 'были сданы карты'
    : `${card(carried)} ${isMasculine(carried) ? 'ушёл' : 'ушла'} ${onto(to)}`;

const uncovering = (under: string | null): string => (under === null ? '' : `, открывая ${cardAccusative(under)}`);

export const coach: Coach = {
  light: {
    ask: 'Можно ли выиграть?',
    thinking: 'Ищу…',
    won: 'Можно выиграть',
    lost: 'Выиграть уже нельзя',
    unknown: 'Неизвестно',
  },
  counts: 'В журнале это отмечается как помощь.',

  reasons: {
    seeFirst: () => 'Сдавайте: сначала стоит увидеть все карты.',
    nothingYet: () => 'Сдавайте: до новых карт здесь ничего больше не выгадать.',
    comes: (c, deals, from) =>
      deals === 1
        ? `Сдавайте: затем ${card(c)} сможет уйти на базу из ${pileGenitive(from)}.`
        : `Сдавайте: через ${counted(deals, 'сдачу', 'сдачи', 'сдач')} ${card(c)} сможет уйти на базу из ${pileGenitive(from)}.`,
    waitAce: (ace, first, depot) =>
      `Сдавайте и ждите: если раньше уйдёт ${card(first)}, ${card(ace)} получит ${pileAccusative(depot)}.`,
    laterAce: (ace, depot) => `Сдавайте: ${card(ace)} уйдёт позже и получит ${pileAccusative(depot)}.`,
    keep: (c) => `Сдавайте: ${card(c)} подождёт другого круга. Уйди эта карта сейчас\u00a0— остальные лягут иначе.`,
    column: (c, depot) => `${Card(c)} уходит сейчас: масть получает ${pileAccusative(depot)}.`,
    frees: (c, under) => `${Card(c)} освобождает ${cardAccusative(under)}.`,
    empties: (c, from) => `${Card(c)} освобождает ${pileAccusative(from)}.`,
    home: (c) => `${Card(c)} уходит на базу.`,
    homeEmpties: (c, from) => `${Card(c)} уходит на базу и освобождает ${pileAccusative(from)}.`,
    builds: (c, on, under) => `${Card(c)} ложится на ${cardAccusative(on)}${uncovering(under)}.`,
    waits: (c, to, under) => `${Card(c)} ложится ${onto(to)}${under === null ? ' и ждёт' : uncovering(under)}.`,
    turns: (to) => `Следующая карта колоды идёт ${onto(to)}.`,
    transfers: (c, lets) =>
      `${Card(c)} переходит на другую базу своей масти${lets === null ? '' : `: тогда сможет уйти ${card(lets)}`}.`,
  },
  orders: (won, of) =>
    won === 0
      ? `Выигрыш не найден ${of === 1 ? 'в 1 возможном раскладе' : `ни в одном из ${counted(of, 'возможного расклада', 'возможных раскладов', 'возможных раскладов')}`} карт, которых ещё не видно.`
      : `Выигрыш найден в ${number(won)} из ${counted(of, 'возможного расклада', 'возможных раскладов', 'возможных раскладов')} карт, которых ещё не видно.`,
  judgement: 'Как отсюда выиграть, неизвестно.',
  none: {
    over: 'Ходить больше нечем.',
    lost: 'Отсюда выиграть уже нельзя.',
    noOther: 'Другой подсказки нет.',
  },

  noLine: 'Как отсюда выиграть, неизвестно.',
  takeOver: 'Играть дальше отсюда',
  goesOn: 'Игра продолжается отсюда.',

  where: 'Где проиграна партия?',
  whereEnds: 'завершает партию',
  couldWin: 'Можно ли было выиграть?',
  looking: 'Ищу…',
  nowhere: 'Ни об одном положении этой партии не известно, что его можно было выиграть.',
  after: (ply) => (ply === 0 ? 'До первого хода' : `После хода ${number(ply)}`),
  lostBy: (move, here) =>
    `${here ? 'Здесь ещё' : 'Ещё'} можно было выиграть. Затем ${made(move)}, и партия была проиграна.`,
  lastKnown: (move, lostFrom, here) =>
    `Это ${here ? '' : 'было '}последнее положение, о котором известно, что его можно было выиграть. Затем ${made(move)}. ` +
    (lostFrom === null
      ? 'Можно ли было выиграть и после этого, неизвестно.'
      : `После хода ${number(lostFrom)} партия была уже проиграна; о том, что между ними, ничего не известно.`),
  notLost: (here) => `${here ? 'Отсюда' : 'Оттуда'} ещё можно выиграть.`,
  watchLine: 'Ходы внизу ведут отсюда к выигрышу.',
  playOn: 'Играть отсюда',
  playOnAbout: 'Новая партия с пометкой о помощи; считается как уже игранная сдача.',
  takenUp: (ply) => `Продолжает прежнюю партию после хода ${number(ply)}`,

  shortest: (n, count) => `Самый короткий найденный путь: ${n === null ? '' : `${passes(n)}, `}${moves(count)}.`,
  noShorter: 'Пути короче не нашлось.',
};
