import { listOf } from '../format.ts';
import type { Settings } from '../en/settings.ts';

const list = listOf('ru');

export const settings: Settings = {
  title: 'Настройки',
  sections: {
    table: 'Стол и карты',
    help: 'Помощь в игре',
    motion: 'Движение и звук',
    hands: 'Мышь и клавиатура',
    language: 'Язык',
    players: 'Игроки',
    data: 'Вывод и ввод',
    backups: 'Резервные копии',
    about: 'О программе',
  },

  find: 'Найти настройку',
  clear: 'Очистить',
  found: (n) => (n === 0 ? 'Ничего не найдено' : `Найдено настроек: ${n}`),
  nothingFound: 'Настройки с такими словами нет.',

  table: 'Стол',
  tables: { felt: 'Зелёное сукно', midnight: 'Полночь', linen: 'Лён', contrast: 'Высокий контраст' },
  theme: 'Тема',
  themeAbout: 'Бумага и лампа, днём или ночью',
  themes: { light: 'День', dark: 'Ночь', system: 'Как в системе' },

  cards: 'Карты',
  back: 'Рубашка',
  backs: { red: 'Бордовая', blue: 'Синяя', slate: 'Графит с латунью' },
  suits: 'Цвета мастей',
  suitsAbout: 'В четырёх цветах трефы не спутать с пиками, а черви с бубнами',
  suitColours: { two: 'Два', four: 'Четыре' },
  largeIndex: 'Крупные индексы',
  largeIndexAbout: 'Достоинство и масть в углах крупнее; на мелких картах — всегда',

  seamLight: 'Отмечать дорожку, чья карта может уйти домой',
  seamLightAbout: 'Знак масти между стопкой и базой загорается; помощью это не считается',
  light: 'Можно ли выиграть',
  lightAbout: 'Программа смотрит на карты как они лежат, и на ещё не увиденные; это считается помощью',
  lights: { asked: 'По вопросу', always: 'Всегда', never: 'Никогда' },
  auto: 'Убирать безопасные карты',
  autoAbout: (games: readonly string[]) =>
    `${list(games)}: карты, которые больше не понадобятся, уходят домой сами; отмена возвращает их вместе с ходом`,

  click: 'Один щелчок по карте',
  clickAbout: 'Делает единственный разумный ход или выбирает карту и ждёт места',
  clicks: { move: 'Ходит ею', choose: 'Выбирает её' },
  letters: 'Клавиши из одной буквы',
  lettersAbout: 'Например, D — сдать; они могут мешать программе чтения с экрана',
  motion: 'Движение',
  motionAbout: 'Как быстро скользят карты. Как в системе: обычно, а где просят меньше движения — никак',
  motions: {
    system: 'Как в системе',
    slow: 'Медленно',
    normal: 'Обычно',
    brisk: 'Живо',
    fast: 'Быстро',
    none: 'Нет',
  },
  sound: 'Звук',
  soundAbout: 'Тихий, как от карт на сукне: сдача, ход, карта домой, сбор стопок, победа и то, чего сделать нельзя',
  volume: 'Громкость',
  volumeAbout: 'Этих звуков, помимо громкости системы',

  language: 'Язык',
  languageAbout: 'Всего, что есть на странице',
  languages: { en: 'English', es: 'Español', ru: 'Русский', system: 'Как в системе' },

  on: 'да',
  off: 'нет',
  changed: (setting, choice) => `${setting}: ${choice}`,
  notStored: 'Настройка действует, но сохранить её не удалось: при следующем запуске всё будет по-прежнему.',

  version: 'Версия',
  about: 'Пасьянсы с честным учётом. Ничто не покидает этот компьютер.',
  file: 'Где лежат ваши записи',
  fileAbout: 'Один файл: все попытки, все настройки и игра на столе',
  log: 'Журнал программы',
  logAbout: 'Что программа делала и что не удалось; без имён',
  logOpen: 'Показать папку',
  releases: 'Выпуски',
  releasesAbout: 'Tarbart никогда не ищет новых версий сам; их страница откроется в браузере',
  releasesOpen: 'Открыть страницу',
  licences: 'Лицензии',
  licenceTexts: 'Все тексты',
  licence: 'Tarbart — свободная программа под лицензией MIT.',
  thanks: {
    cards: 'Карты: перерисованы по @letele/playing-cards Адриана Кеннарда (CC0 1.0)',
    fonts: 'Шрифты: Alegreya, Alegreya Sans и Alegreya Sans SC Хуана Пабло дель Пераля (SIL Open Font License 1.1)',
    code: 'Программы: Svelte, Valibot, pure-rand и better-sqlite3 (MIT), SQLite (общественное достояние)',
  },
};
