import type { ItemKind } from '@karavan/shared-api/contract/feed';
import type { Motif } from '../pictures/motif.ts';

export const CATEGORIES = [
  {
    id: 101,
    parent: null,
    ru: 'Мода и красота',
    en: 'Fashion and beauty',
    de: 'Mode und Schönheit',
    tr: 'Moda ve güzellik',
    zh: '时尚美妆',
  },
  {
    id: 102,
    parent: null,
    ru: 'Дом и техника',
    en: 'Home and electronics',
    de: 'Haus und Technik',
    tr: 'Ev ve elektronik',
    zh: '家居数码',
  },
  {
    id: 103,
    parent: null,
    ru: 'Еда и цветы',
    en: 'Food and flowers',
    de: 'Essen und Blumen',
    tr: 'Yemek ve çiçek',
    zh: '美食鲜花',
  },
  {
    id: 104,
    parent: null,
    ru: 'Досуг',
    en: 'Leisure',
    de: 'Freizeit',
    tr: 'Eğlence',
    zh: '休闲娱乐',
  },
  { id: 105, parent: null, ru: 'Аренда', en: 'Rentals', de: 'Mieten', tr: 'Kiralama', zh: '租赁' },
  { id: 1, parent: 101, ru: 'Одежда', en: 'Clothes', de: 'Kleidung', tr: 'Giyim', zh: '服装' },
  { id: 2, parent: 101, ru: 'Обувь', en: 'Shoes', de: 'Schuhe', tr: 'Ayakkabı', zh: '鞋' },
  {
    id: 9,
    parent: 101,
    ru: 'Косметика',
    en: 'Cosmetics',
    de: 'Kosmetik',
    tr: 'Kozmetik',
    zh: '美妆',
  },
  {
    id: 3,
    parent: 102,
    ru: 'Электроника',
    en: 'Electronics',
    de: 'Elektronik',
    tr: 'Elektronik',
    zh: '电子产品',
  },
  {
    id: 7,
    parent: 102,
    ru: 'Для дома',
    en: 'For the home',
    de: 'Für zu Hause',
    tr: 'Ev için',
    zh: '家居',
  },
  { id: 5, parent: 103, ru: 'Цветы', en: 'Flowers', de: 'Blumen', tr: 'Çiçekler', zh: '鲜花' },
  { id: 6, parent: 103, ru: 'Блюда', en: 'Dishes', de: 'Gerichte', tr: 'Yemekler', zh: '美食' },
  { id: 12, parent: 103, ru: 'Кофе', en: 'Coffee', de: 'Kaffee', tr: 'Kahve', zh: '咖啡' },
  { id: 4, parent: 104, ru: 'Книги', en: 'Books', de: 'Bücher', tr: 'Kitaplar', zh: '图书' },
  {
    id: 8,
    parent: 104,
    ru: 'Спорт и поход',
    en: 'Sport and hiking',
    de: 'Sport und Wandern',
    tr: 'Spor ve doğa',
    zh: '运动户外',
  },
  {
    id: 11,
    parent: 104,
    ru: 'Концерты',
    en: 'Concerts',
    de: 'Konzerte',
    tr: 'Konserler',
    zh: '音乐会',
  },
  { id: 14, parent: 104, ru: 'Театр', en: 'Theatre', de: 'Theater', tr: 'Tiyatro', zh: '戏剧' },
  {
    id: 10,
    parent: 105,
    ru: 'Жильё',
    en: 'Places to stay',
    de: 'Unterkünfte',
    tr: 'Konaklama',
    zh: '住宿',
  },
  { id: 13, parent: 105, ru: 'Автомобили', en: 'Cars', de: 'Autos', tr: 'Arabalar', zh: '汽车' },
] as const;

export interface Assortment {
  readonly kind: ItemKind;
  readonly category: number;
  /** In whole units of the organization's currency. */
  readonly price: readonly [from: number, to: number];
  /** One size without a name where there are none. */
  readonly sizes?: readonly string[];
  readonly names: readonly string[];
  readonly qualities: readonly string[];
  readonly description: string;
}

/** What an organization of each motif offers; names and qualities are combined. */
export const ASSORTMENTS: Readonly<Record<Exclude<Motif, 'work'>, Assortment>> = {
  clothes: {
    kind: 'product',
    category: 1,
    sizes: ['XS', 'S', 'M', 'L', 'XL'],
    price: [1200, 14_500],
    names: ['Платье', 'Жилет из войлока', 'Рубашка', 'Пальто', 'Шарф', 'Свитер'],
    qualities: ['«Тянь-Шань»', 'из мягкого хлопка', 'с вышивкой', 'оверсайз', 'на каждый день'],
    description: 'Сшито в Бишкеке небольшой партией. Ткань не линяет и держит форму после стирки.',
  },
  shoes: {
    kind: 'product',
    category: 2,
    sizes: ['37', '38', '39', '40', '41', '42', '43'],
    price: [2500, 12_900],
    names: ['Кроссовки', 'Ботинки', 'Лоферы', 'Сандалии', 'Сапоги'],
    qualities: [
      'из натуральной кожи',
      'для города',
      'на лёгкой подошве',
      'зимние',
      'для долгих прогулок',
    ],
    description:
      'Подошва прошита, стелька снимается. Если размер не подошёл, обменяем в течение двух недель.',
  },
  electronics: {
    kind: 'product',
    category: 3,
    price: [1900, 96_000],
    names: ['Смартфон', 'Наушники', 'Ноутбук', 'Умные часы', 'Планшет', 'Колонка'],
    qualities: ['Aura 12', 'Nomad Pro', 'Lite', 'с шумоподавлением', 'на два дня работы'],
    description: 'Официальная гарантия два года. Проверим при вас и поможем перенести данные.',
  },
  books: {
    kind: 'product',
    category: 4,
    price: [350, 2400],
    names: ['Манас', 'Джамиля', 'Белый пароход', 'История Великого шёлкового пути', 'Горы и люди'],
    qualities: ['в твёрдом переплёте', 'подарочное издание', 'с иллюстрациями', 'карманный формат'],
    description:
      'Новое издание, печать в этом году. Можно полистать в читальном зале перед покупкой.',
  },
  flowers: {
    kind: 'product',
    category: 5,
    price: [700, 6500],
    names: ['Букет пионов', 'Букет тюльпанов', 'Розы', 'Полевой букет', 'Композиция в корзине'],
    qualities: ['«Утро»', '«Иссык-Куль»', 'для мамы', 'в крафтовой бумаге'],
    description: 'Цветы срезаны сегодня. К букету положим открытку и средство для свежести.',
  },
  food: {
    kind: 'product',
    category: 6,
    price: [180, 1900],
    names: ['Плов', 'Лагман', 'Манты', 'Самса', 'Куурдак', 'Шашлык'],
    qualities: ['по-ошски', 'домашний', 'на двоих', 'острый', 'с бараниной'],
    description: 'Готовим после заказа, поэтому горячее. Порции большие, хлеб в подарок.',
  },
  coffee: {
    kind: 'product',
    category: 12,
    price: [150, 1800],
    names: ['Фильтр-кофе', 'Зерно Эфиопия', 'Зерно Колумбия', 'Капучино', 'Дрип-пакеты'],
    qualities: ['светлой обжарки', 'средней обжарки', '250 г', 'с собой'],
    description: 'Обжарка на этой неделе. На пачке дата и рецепт для дома.',
  },
  home: {
    kind: 'product',
    category: 7,
    price: [450, 9800],
    names: ['Плед', 'Пиала', 'Настольная лампа', 'Набор полотенец', 'Ковёр шырдак'],
    qualities: ['ручной работы', 'из шерсти', '«Тундук»', 'для гостиной'],
    description: 'Делают мастерицы из Нарына. Каждый предмет немного отличается от фотографии.',
  },
  sport: {
    kind: 'product',
    category: 8,
    price: [900, 24_000],
    names: ['Палатка', 'Рюкзак', 'Трекинговые палки', 'Спальник', 'Термос'],
    qualities: ['на двоих', '45 литров', 'лёгкий', 'до −10 °C'],
    description: 'Проверено на Ала-Арче. Поможем выбрать под ваш маршрут.',
  },
  beauty: {
    kind: 'product',
    category: 9,
    price: [380, 4200],
    names: ['Крем для лица', 'Шампунь', 'Бальзам', 'Масло облепихи', 'Маска'],
    qualities: ['с мёдом', 'для сухой кожи', 'без отдушек', '200 мл'],
    description: 'Натуральный состав, без испытаний на животных. Срок годности один год.',
  },
  room: {
    kind: 'rent',
    category: 10,
    price: [1800, 7500],
    names: ['Квартира', 'Студия', 'Номер', 'Гостевой дом'],
    qualities: ['с видом на горы', 'у дубового парка', 'для семьи', 'с рабочим местом'],
    description: 'Заезд с 14:00, выезд до 12:00. Чистое бельё, быстрый интернет и чай на кухне.',
  },
  car: {
    kind: 'rent',
    category: 13,
    price: [2900, 9500],
    names: ['Внедорожник', 'Кроссовер', 'Седан', 'Минивэн'],
    qualities: ['с полным приводом', 'на автомате', 'на семь мест', 'с багажником на крыше'],
    description: 'Страховка и второй водитель включены. Подадим к аэропорту Манас.',
  },
  concert: {
    kind: 'ticket',
    category: 11,
    price: [300, 3500],
    names: [
      'Вечер симфонической музыки',
      'Джаз в большом зале',
      'Комуз и орган',
      'Концерт для детей',
    ],
    qualities: ['в пятницу', 'в субботу', 'премьера', 'с оркестром'],
    description: 'Начало в 19:00, вход с 18:15. Билет придёт в приложение, распечатывать не нужно.',
  },
  theatre: {
    kind: 'ticket',
    category: 14,
    price: [2500, 9000],
    names: ['Чайка', 'Вишнёвый сад', 'Абай', 'Маленький принц'],
    qualities: ['вечерний спектакль', 'утренний спектакль', 'премьера'],
    description: 'Камерный зал на 120 мест. Опоздавших не пускаем до антракта.',
  },
};
