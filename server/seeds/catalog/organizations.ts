import type { Motif } from '../pictures/draw-picture.ts';

export const ORGANIZATION_TYPES = [
  { id: 1, ru: 'Одежда и обувь', en: 'Clothes and shoes', de: 'Kleidung und Schuhe', tr: 'Giyim ve ayakkabı', zh: '服装鞋履' },
  { id: 2, ru: 'Электроника', en: 'Electronics', de: 'Elektronik', tr: 'Elektronik', zh: '电子产品' },
  { id: 3, ru: 'Книги', en: 'Books', de: 'Bücher', tr: 'Kitap', zh: '图书' },
  { id: 4, ru: 'Цветы', en: 'Flowers', de: 'Blumen', tr: 'Çiçek', zh: '鲜花' },
  { id: 5, ru: 'Ресторан', en: 'Restaurant', de: 'Restaurant', tr: 'Restoran', zh: '餐厅' },
  { id: 6, ru: 'Кофейня', en: 'Coffee house', de: 'Café', tr: 'Kahve evi', zh: '咖啡馆' },
  { id: 7, ru: 'Товары для дома', en: 'Home goods', de: 'Haushaltswaren', tr: 'Ev eşyaları', zh: '家居用品' },
  { id: 8, ru: 'Спорт', en: 'Sport', de: 'Sport', tr: 'Spor', zh: '体育' },
  { id: 9, ru: 'Красота', en: 'Beauty', de: 'Schönheit', tr: 'Güzellik', zh: '美容' },
  { id: 10, ru: 'Аренда жилья', en: 'Places to stay', de: 'Unterkünfte', tr: 'Konaklama', zh: '住宿' },
  { id: 11, ru: 'Прокат автомобилей', en: 'Car rental', de: 'Autovermietung', tr: 'Araç kiralama', zh: '租车' },
  { id: 12, ru: 'Концерты и театр', en: 'Concerts and theatre', de: 'Konzerte und Theater', tr: 'Konser ve tiyatro', zh: '音乐会与剧院' },
] as const;

export interface OrganizationSeed {
  readonly title: string;
  readonly type: number;
  readonly motif: Motif;
  readonly city: 'Бишкек' | 'Ош' | 'Алматы';
  readonly street: string;
  readonly verified: boolean;
  readonly ru: string;
  readonly en: string;
}

export const ORGANIZATIONS: readonly OrganizationSeed[] = [
  { title: 'Ала-Тоо Мода', type: 1, motif: 'clothes', city: 'Бишкек', street: 'просп. Чуй, 155', verified: true, ru: 'Одежда местных дизайнеров из войлока, хлопка и шёлка.', en: 'Clothes by local designers in felt, cotton and silk.' },
  { title: 'Шаг', type: 1, motif: 'shoes', city: 'Бишкек', street: 'ул. Киевская, 77', verified: true, ru: 'Обувь на каждый день: подберём размер и пришлём с курьером.', en: 'Everyday shoes: we find your size and send it by courier.' },
  { title: 'Техномир', type: 2, motif: 'electronics', city: 'Бишкек', street: 'ул. Ахунбаева, 98', verified: true, ru: 'Телефоны, ноутбуки и наушники с гарантией два года.', en: 'Phones, laptops and headphones with two years of warranty.' },
  { title: 'Раритет', type: 3, motif: 'books', city: 'Бишкек', street: 'ул. Токтогула, 112', verified: false, ru: 'Книжный магазин с читальным залом и клубом по субботам.', en: 'A bookshop with a reading room and a club on Saturdays.' },
  { title: 'Гүлдесте', type: 4, motif: 'flowers', city: 'Бишкек', street: 'бул. Эркиндик, 21', verified: true, ru: 'Букеты собираем утром, доставляем за час.', en: 'Bouquets made in the morning, delivered within the hour.' },
  { title: 'Навруз', type: 5, motif: 'food', city: 'Бишкек', street: 'ул. Московская, 73', verified: true, ru: 'Плов, лагман и манты по семейным рецептам.', en: 'Plov, lagman and manty after family recipes.' },
  { title: 'Зерно', type: 6, motif: 'coffee', city: 'Бишкек', street: 'ул. Раззакова, 32', verified: true, ru: 'Обжариваем кофе сами и учим варить его дома.', en: 'We roast our coffee ourselves and teach you to brew it at home.' },
  { title: 'Уют', type: 7, motif: 'home', city: 'Бишкек', street: 'ул. Горького, 1', verified: false, ru: 'Текстиль, посуда и свет для дома.', en: 'Textiles, tableware and light for the home.' },
  { title: 'Пик', type: 8, motif: 'sport', city: 'Бишкек', street: 'просп. Манаса, 40', verified: true, ru: 'Снаряжение для гор и прокат лыж с ноября по апрель.', en: 'Mountain gear, and skis for rent from November to April.' },
  { title: 'Ай Сулуу', type: 9, motif: 'beauty', city: 'Бишкек', street: 'ул. Исанова, 79', verified: true, ru: 'Салон красоты: уход, макияж и натуральная косметика.', en: 'A beauty salon: care, make-up and natural cosmetics.' },
  { title: 'Дом у парка', type: 10, motif: 'room', city: 'Бишкек', street: 'ул. Панфилова, 164', verified: true, ru: 'Квартиры посуточно в тихом центре.', en: 'Apartments by the day in the quiet centre.' },
  { title: 'Тулпар Авто', type: 11, motif: 'car', city: 'Бишкек', street: 'ул. Льва Толстого, 36', verified: true, ru: 'Внедорожники для поездок на Иссык-Куль и в горы.', en: 'Off-road cars for trips to Issyk-Kul and the mountains.' },
  { title: 'Филармония', type: 12, motif: 'concert', city: 'Бишкек', street: 'просп. Чуй, 253', verified: true, ru: 'Симфонические концерты, джаз и народная музыка.', en: 'Symphony concerts, jazz and folk music.' },
  { title: 'Театр на Абая', type: 12, motif: 'theatre', city: 'Алматы', street: 'просп. Абая, 47', verified: false, ru: 'Камерная сцена: классика и новая драма.', en: 'A small stage: classics and new drama.' },
  { title: 'Ош Базар Деликатес', type: 5, motif: 'food', city: 'Ош', street: 'ул. Ленина, 205', verified: false, ru: 'Самса из тандыра, сухофрукты и мёд с гор.', en: 'Samsa from the tandoor, dried fruit and mountain honey.' },
  { title: 'Алма Гаджет', type: 2, motif: 'electronics', city: 'Алматы', street: 'ул. Сатпаева, 90', verified: true, ru: 'Техника с доставкой по всему Казахстану.', en: 'Electronics delivered all over Kazakhstan.' },
];
