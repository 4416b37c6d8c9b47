import { formatCount, listOf, pluralOf, sentence } from '../format.ts';
import type { Statistics } from '../en/statistics.ts';

const plural = pluralOf('ru');
const list = listOf('ru');
const count = (n: number): string => formatCount('ru', n);
const attempts = (n: number): string => `${count(n)} ${plural(n, { one: 'партия', few: 'партии', other: 'партий' })}`;
/** `1 сдачи`, `2000 сдач`. */
const ofDeals = (n: number): string => `${count(n)} ${plural(n, { one: 'сдачи', other: 'сдач' })}`;
const wins = (n: number): string => `${count(n)} ${plural(n, { one: 'победа', few: 'победы', other: 'побед' })}`;
/** `4 партии, 1 победа`. */
const ended = (n: number, won: number): string =>
  n === 0 ? 'ничего' : `${attempts(n)}, ${won === 0 ? 'ни одной победы' : wins(won)}`;

export const statistics: Statistics = {
  title: 'Статистика',
  views: 'Вид',
  overview: 'Обзор',
  allGames: 'Все пасьянсы',
  reading: 'Вариант правил',
  allReadings: 'Все варианты',
  ownRules: (differences) => `Свои правила: ${differences}`,
  period: 'Период',
  periods: {
    all: 'За всё время',
    year: 'Этот год',
    month: 'Последние 30 дней',
    week: 'Последние 7 дней',
    day: 'Сегодня',
  },
  help: 'Помощь',
  helps: { all: 'С помощью и без', clean: 'Без помощи и отмены', helped: 'С помощью или отменой' },
  repeats: 'Сдачи, которые уже игрались',
  withoutRepeats: 'Только сыгранные впервые',
  withRepeats: 'И повторные',

  attempts: 'партии',
  won: 'победы',
  clean: 'чистые',
  rate: 'доля побед',
  lost: 'поражения',
  range: 'вероятно',
  likely: (low, high) => `Вероятно, от ${low} до ${high}.`,
  over: (n, repeats, scope) =>
    `По ${count(n)} ${plural(n, { one: 'партии', other: 'партиям' })}${{ reading: '', game: ' во всех вариантах правил', all: ' во всех пасьянсах' }[scope]}, ${plural(n, { one: 'выигранной, проигранной или брошенной', other: 'выигранным, проигранным или брошенным' })}; сдачи, которые уже игрались, ${repeats ? 'учтены' : 'не учтены'}.`,
  only: (period, help) =>
    [
      {
        all: '',
        year: 'Только этот год.',
        month: 'Только последние 30 дней.',
        week: 'Только последние 7 дней.',
        day: 'Только сегодняшние.',
      }[period],
      {
        all: '',
        clean: 'Только без подсказки, огонька, показа решения, отмены хода и игры заново.',
        helped: 'Только с подсказкой, огоньком, показом решения, отменой хода или игрой заново.',
      }[help],
    ]
      .filter((one) => one !== '')
      .join(' '),
  cleanMeans: 'Чистая победа\u00a0— без подсказки, огонька, показа решения, отмены хода и игры заново.',

  you: 'вы',
  careless: (rate) => `бездумная игра ${rate}`,
  foresight: (rate) => `зная все карты ${rate}`,
  foresightAtLeast: (rate) => `зная все карты, не меньше ${rate}`,
  ofDeals: (n) => `из ${ofDeals(n)}`,
  allOfDeals: (n) => `из всех ${ofDeals(n)}`,
  fair: (won, played, rate, low, high) =>
    `Вы выигрываете ${count(won)} из ${count(played)} ${plural(played, { one: 'честной партии', other: 'честных партий' })}, ${rate}; вероятно, от ${low} до ${high}.`,
  noFair: 'Честных партий среди них нет.',
  fairMeans: 'Честная партия\u00a0— случайная сдача, сыгранная впервые, без помощи, отмены хода и игры заново.',
  likelyMeans: '«Вероятно»\u00a0— это пределы, в которых истинная доля лежит в 95 случаях из 100.',

  streakNow: 'Серия сейчас',
  streakWon: (n) => (n === 0 ? '0' : wins(n)),
  streakLost: (n) => `${count(n)} без победы`,
  longestWon: 'Лучшая серия побед',
  longestLost: 'Худшая, без побед',
  overAttempts: (n) => `По ${count(n)} ${plural(n, { one: 'партии', other: 'партиям' })} в порядке окончания`,
  overWins: (n) => `По ${count(n)} ${plural(n, { one: 'победе', other: 'победам' })}`,
  overOpen: 'Вместе с незаконченными',
  meanTime: 'Среднее время',
  winsTime: 'Общее время',
  meanPasses: 'Кругов в среднем',
  fewestMoves: 'Меньше всего ходов',
  meanMoves: 'Ходов в среднем',
  medianTime: 'Медианное время',
  bestTime: 'Лучшее время',
  fewestPasses: 'Меньше всего кругов',
  lostGames: 'Проиграно',
  givenUp: 'Брошено',
  inPlay: 'Не закончено',
  totalTime: 'За столом',
  hours: (hours, minutes) => `${count(hours)} ч${minutes === 0 ? '' : ` ${minutes} мин`}`,

  curve: 'Доля побед',
  curveAbout: (window) =>
    `в последних ${count(window)} ${plural(window, { one: 'партии', other: 'партиях' })}, с вероятным разбросом`,
  weeks: 'Партии по неделям',
  weeksAbout: 'за полгода; сплошная часть\u00a0— победы',
  week: 'неделя с',
  weekPlayed: (day, n, won) => `Неделя с ${day}: ${ended(n, won)}`,
  calendar: 'Дни игры',
  calendarAbout: (days) => `${count(days)} за полгода`,
  home: 'Карты на базах',
  homeAbout: 'в проигранных и брошенных партиях',
  homeGames: (home, games) =>
    `${count(home)} ${plural(home, { one: 'карта', few: 'карты', other: 'карт' })} на базах: ${attempts(games)}`,
  times: 'Время',
  timesAbout: 'выигранных партий, в минутах',
  minutes: 'минуты',
  wins: 'победы',
  timeSpan: (from, to) =>
    to === null
      ? `${count(from)} ${plural(from, { one: 'минута', few: 'минуты', other: 'минут' })} и больше`
      : `${from === 0 ? 'меньше' : `от ${count(from)} до`} ${count(to)} ${plural(to, { one: 'минуты', other: 'минут' })}`,
  timeWins: (span, n) => `${sentence(span)}: ${n === 0 ? 'ни одной победы' : wins(n)}`,
  dayPlayed: (day, n, won) => `${day}: ${ended(n, won)}`,
  pointWon: (day, rate) => `${day}: ${rate}`,
  day: 'день',
  games: 'партии',
  tooFew: (n, needed) =>
    `Диаграммы появятся начиная с ${count(needed)} ${plural(needed, { one: 'партии', other: 'партий' })}: меньшее число мало о чём говорит. Пока их ${count(n)}.`,

  log: 'Партии',
  logShow: 'Показать',
  results: {
    all: 'Все',
    won: 'Победы',
    notWon: 'Без победы',
    lost: 'Поражения',
    givenUp: 'Брошенные',
    clean: 'Чистые победы',
    helped: 'С помощью',
  },
  status: { won: 'Победа', lost: 'Поражение', givenUp: 'Брошена' },
  cleanMark: 'чистая',
  helpedMark: 'с помощью',
  repeatMark: 'повтор',
  result: 'исход',
  homeCards: 'на базах',
  passes: 'круги',
  time: 'время',
  dealNumber: (number) => `Сдача ${number}`,
  ownDeck: 'Своя колода',
  fairAttempt: 'Честная партия: она учтена на шкале.',
  notFair: (reasons) => `Честной партией не считается: ${list(reasons)}.`,
  reasons: {
    chosen: 'сдача была выбрана',
    repeat: 'сдача уже игралась, поэтому в показатели не входит',
    hints: (n) => `${count(n)} ${plural(n, { one: 'подсказка', few: 'подсказки', other: 'подсказок' })}`,
    lights: () => 'зажигался огонёк',
    shows: () => 'было показано решение',
    undos: (n) =>
      `${plural(n, { one: 'отменён', other: 'отменено' })} ${count(n)} ${plural(n, { one: 'ход', few: 'хода', other: 'ходов' })}`,
    restarts: (n) => `начата заново ${count(n)} ${plural(n, { few: 'раза', other: 'раз' })}`,
  },
  withoutHelp: 'Без помощи, отмены хода и игры заново.',
  moves: (n) => `${count(n)} ${plural(n, { one: 'ход', few: 'хода', other: 'ходов' })}`,
  again: 'Сыграть эту сдачу снова',
  copy: 'Скопировать сдачу',
  copied: 'Скопировано',
  strike: 'Вычеркнуть',
  takeBack: 'Вернуть в счёт',
  struckMark: 'вычеркнута',
  struckOut: 'Вычеркнута: ни в какие показатели не входит. Партия сохранена, её можно вернуть в любое время.',
  takenBack: 'Возвращена: партия снова учтена.',
  notStruck: 'Записать не удалось; ничего не изменилось.',
  notShown: 'Эту партию не удалось прочитать.',
  logEmpty: 'Таких партий нет.',
  more: 'Ещё партии',

  empty: 'Пока ничего не засчитано',
  emptyText:
    'Партия начинается с вашего первого хода и сразу записывается. Выигранные, проигранные и брошенные считаются отдельно, как и партии с помощью и без неё.',
  known: 'Что об этом пасьянсе уже известно:',
  first: 'Сдать первую партию',

  game: 'пасьянс',
  byGame: 'По пасьянсам и вариантам правил',
  beingRead: 'Записи читаются…',
  notLoaded: 'Показатели не удалось прочитать.',
};
