import type { Locale } from '@karavan/shared-api/contract/locales';
import type { Position } from './gazetteer/streets.ts';

/** A city by country, with its name as organizations write it: the Russian one. */
export interface KnownCity {
  readonly country: string;
  readonly names: Readonly<Record<Locale, string>>;
  /** Its middle. */
  readonly at: Position;
}

const city = (
  country: string,
  ru: string,
  en: string,
  de: string,
  tr: string,
  zh: string,
  at: Position,
): KnownCity => ({ country, names: { ru, en, de, tr, zh }, at });

/** The larger cities of the countries where the product begins; others come with their organizations. */
export const KNOWN_CITIES: readonly KnownCity[] = [
  city('KG', 'Бишкек', 'Bishkek', 'Bischkek', 'Bişkek', '比什凯克', [74.6057, 42.876]),
  city('KG', 'Ош', 'Osh', 'Osch', 'Oş', '奥什', [72.7985, 40.5283]),
  city(
    'KG',
    'Джалал-Абад',
    'Jalal-Abad',
    'Dschalal-Abad',
    'Celal-Abad',
    '贾拉拉巴德',
    [73.0008, 40.9333],
  ),
  city('KG', 'Каракол', 'Karakol', 'Karakol', 'Karakol', '卡拉科尔', [78.393, 42.4907]),
  city('KG', 'Токмок', 'Tokmok', 'Tokmok', 'Tokmak', '托克马克', [75.301, 42.8421]),
  city(
    'KG',
    'Кара-Балта',
    'Kara-Balta',
    'Kara-Balta',
    'Kara-Balta',
    '卡拉巴尔塔',
    [73.8481, 42.8142],
  ),
  city('KG', 'Узген', 'Uzgen', 'Ösgön', 'Özgen', '乌兹根', [73.3, 40.7699]),
  city('KG', 'Балыкчы', 'Balykchy', 'Balyktschy', 'Balıkçı', '巴雷克奇', [76.187, 42.4602]),
  city('KG', 'Нарын', 'Naryn', 'Naryn', 'Narın', '纳伦', [75.9911, 41.4287]),
  city('KG', 'Талас', 'Talas', 'Talas', 'Talas', '塔拉斯', [72.2427, 42.5228]),
  city('KG', 'Баткен', 'Batken', 'Batken', 'Batken', '巴特肯', [70.8194, 40.0626]),
  city(
    'KG',
    'Чолпон-Ата',
    'Cholpon-Ata',
    'Tscholponata',
    'Çolpon-Ata',
    '乔蓬阿塔',
    [77.0817, 42.6494],
  ),
  city('KZ', 'Алматы', 'Almaty', 'Almaty', 'Almatı', '阿拉木图', [76.9286, 43.2567]),
  city('KZ', 'Астана', 'Astana', 'Astana', 'Astana', '阿斯塔纳', [71.446, 51.1801]),
  city('KZ', 'Шымкент', 'Shymkent', 'Schymkent', 'Çimkent', '希姆肯特', [69.5966, 42.3]),
  city('KZ', 'Караганда', 'Karaganda', 'Qaraghandy', 'Karaganda', '卡拉干达', [73.1022, 49.8047]),
  city('KZ', 'Тараз', 'Taraz', 'Taras', 'Taraz', '塔拉兹', [71.3667, 42.9]),
  city('UZ', 'Ташкент', 'Tashkent', 'Taschkent', 'Taşkent', '塔什干', [69.2401, 41.2995]),
  city('UZ', 'Самарканд', 'Samarkand', 'Samarkand', 'Semerkant', '撒马尔罕', [66.9597, 39.6542]),
  city('UZ', 'Бухара', 'Bukhara', 'Buchara', 'Buhara', '布哈拉', [64.4286, 39.7747]),
  city('UZ', 'Андижан', 'Andijan', 'Andischan', 'Andican', '安集延', [72.3442, 40.7821]),
  city('TJ', 'Душанбе', 'Dushanbe', 'Duschanbe', 'Duşanbe', '杜尚别', [68.787, 38.5598]),
  city('TJ', 'Худжанд', 'Khujand', 'Chudschand', 'Hucend', '苦盏', [69.6222, 40.2833]),
  city('RU', 'Москва', 'Moscow', 'Moskau', 'Moskova', '莫斯科', [37.6176, 55.7558]),
  city(
    'RU',
    'Санкт-Петербург',
    'Saint Petersburg',
    'Sankt Petersburg',
    'Sankt-Peterburg',
    '圣彼得堡',
    [30.3141, 59.9386],
  ),
  city(
    'RU',
    'Новосибирск',
    'Novosibirsk',
    'Nowosibirsk',
    'Novosibirsk',
    '新西伯利亚',
    [82.9204, 55.0302],
  ),
  city(
    'RU',
    'Екатеринбург',
    'Yekaterinburg',
    'Jekaterinburg',
    'Yekaterinburg',
    '叶卡捷琳堡',
    [60.6057, 56.8389],
  ),
  city('RU', 'Казань', 'Kazan', 'Kasan', 'Kazan', '喀山', [49.1064, 55.7963]),
  city('TR', 'Стамбул', 'Istanbul', 'Istanbul', 'İstanbul', '伊斯坦布尔', [28.9784, 41.0082]),
  city('TR', 'Анкара', 'Ankara', 'Ankara', 'Ankara', '安卡拉', [32.8597, 39.9334]),
  city('TR', 'Измир', 'Izmir', 'Izmir', 'İzmir', '伊兹密尔', [27.1428, 38.4237]),
  city('TR', 'Анталья', 'Antalya', 'Antalya', 'Antalya', '安塔利亚', [30.7133, 36.8969]),
  city('DE', 'Берлин', 'Berlin', 'Berlin', 'Berlin', '柏林', [13.405, 52.52]),
  city('DE', 'Мюнхен', 'Munich', 'München', 'Münih', '慕尼黑', [11.582, 48.1351]),
  city('DE', 'Гамбург', 'Hamburg', 'Hamburg', 'Hamburg', '汉堡', [9.9937, 53.5511]),
  city('CN', 'Пекин', 'Beijing', 'Peking', 'Pekin', '北京', [116.4074, 39.9042]),
  city('CN', 'Шанхай', 'Shanghai', 'Shanghai', 'Şanghay', '上海', [121.4737, 31.2304]),
  city('CN', 'Урумчи', 'Ürümqi', 'Ürümqi', 'Urumçi', '乌鲁木齐', [87.6168, 43.8256]),
  city('AE', 'Дубай', 'Dubai', 'Dubai', 'Dubai', '迪拜', [55.2708, 25.2048]),
];
