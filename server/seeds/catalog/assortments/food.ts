import { daily } from '../seed-hours.ts';
import type { Assortment } from './assortment.ts';

/** Trades that cook and bake. */
export const FOOD = {
  food: {
    kind: 'product',
    emblem: 'plov',
    category: 6,
    price: [180, 1900],
    names: {
      Плов: 'plov',
      Лагман: 'lagman',
      Манты: 'manty',
      Самса: 'samsa',
      Куурдак: 'kuurdak',
      Шашлык: 'shashlik',
    },
    qualities: ['по-ошски', 'по-домашнему', 'на двоих', 'с острым соусом', 'с бараниной'],
    descriptions: [
      'Готовим после заказа, поэтому горячее. Порции большие, хлеб в подарок.',
      'По рецепту, который в семье не меняли тридцать лет. Можно сделать менее острым, скажите при заказе.',
    ],
    hours: daily('10:00', '23:00'),
  },
  coffee: {
    kind: 'product',
    emblem: 'cup',
    category: 12,
    price: [150, 900],
    names: {
      'Фильтр-кофе': 'filter',
      'Зерно Эфиопия': 'beans',
      'Зерно Колумбия': 'beans',
      Капучино: 'cup',
      'Дрип-пакеты': 'drip',
    },
    qualities: ['светлой обжарки', 'средней обжарки', '250 г', 'с собой'],
    descriptions: [
      'Обжарка на этой неделе. На пачке дата и рецепт для дома.',
      'Сладкий и чистый вкус, без горечи. Подойдёт и для фильтра, и для джезвы, смелем при вас.',
    ],
    hours: daily('08:00', '22:00'),
  },
  bakery: {
    kind: 'product',
    emblem: 'bread',
    category: 18,
    price: [35, 1600],
    names: {
      'Хлеб на закваске': 'bread',
      Круассан: 'croissant',
      Патыр: 'patyr',
      Медовик: 'honeyCake',
      'Самса с тыквой': 'samsa',
      'Пирог с вишней': 'cherryPie',
    },
    qualities: ['к завтраку', 'из цельной муки', 'к чаю', 'на компанию'],
    descriptions: [
      'Мука, вода, соль и время: без разрыхлителей и улучшителей. Лучше всего в день выпечки.',
      'Печём маленькими партиями, поэтому к вечеру может не остаться. Отложим, если напишете утром.',
    ],
    hours: daily('07:00', '21:00'),
  },
} as const satisfies Readonly<Record<string, Assortment>>;
