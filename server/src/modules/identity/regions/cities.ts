import type { Locale } from '@karavan/shared-api/contract/locales';

/** A city by country, with its name as organizations write it: the Russian one. */
export interface KnownCity {
  readonly country: string;
  readonly names: Readonly<Record<Locale, string>>;
}

const city = (
  country: string,
  ru: string,
  en: string,
  de: string,
  tr: string,
  zh: string,
): KnownCity => ({ country, names: { ru, en, de, tr, zh } });

/** The larger cities of the countries where the product begins; others come with their organizations. */
export const KNOWN_CITIES: readonly KnownCity[] = [
  city('KG', 'Бишкек', 'Bishkek', 'Bischkek', 'Bişkek', '比什凯克'),
  city('KG', 'Ош', 'Osh', 'Osch', 'Oş', '奥什'),
  city('KG', 'Джалал-Абад', 'Jalal-Abad', 'Dschalal-Abad', 'Celal-Abad', '贾拉拉巴德'),
  city('KG', 'Каракол', 'Karakol', 'Karakol', 'Karakol', '卡拉科尔'),
  city('KG', 'Токмок', 'Tokmok', 'Tokmok', 'Tokmak', '托克马克'),
  city('KG', 'Кара-Балта', 'Kara-Balta', 'Kara-Balta', 'Kara-Balta', '卡拉巴尔塔'),
  city('KG', 'Узген', 'Uzgen', 'Ösgön', 'Özgen', '乌兹根'),
  city('KG', 'Балыкчы', 'Balykchy', 'Balyktschy', 'Balıkçı', '巴雷克奇'),
  city('KG', 'Нарын', 'Naryn', 'Naryn', 'Narın', '纳伦'),
  city('KG', 'Талас', 'Talas', 'Talas', 'Talas', '塔拉斯'),
  city('KG', 'Баткен', 'Batken', 'Batken', 'Batken', '巴特肯'),
  city('KG', 'Чолпон-Ата', 'Cholpon-Ata', 'Tscholponata', 'Çolpon-Ata', '乔蓬阿塔'),
  city('KZ', 'Алматы', 'Almaty', 'Almaty', 'Almatı', '阿拉木图'),
  city('KZ', 'Астана', 'Astana', 'Astana', 'Astana', '阿斯塔纳'),
  city('KZ', 'Шымкент', 'Shymkent', 'Schymkent', 'Çimkent', '希姆肯特'),
  city('KZ', 'Караганда', 'Karaganda', 'Qaraghandy', 'Karaganda', '卡拉干达'),
  city('KZ', 'Тараз', 'Taraz', 'Taras', 'Taraz', '塔拉兹'),
  city('UZ', 'Ташкент', 'Tashkent', 'Taschkent', 'Taşkent', '塔什干'),
  city('UZ', 'Самарканд', 'Samarkand', 'Samarkand', 'Semerkant', '撒马尔罕'),
  city('UZ', 'Бухара', 'Bukhara', 'Buchara', 'Buhara', '布哈拉'),
  city('UZ', 'Андижан', 'Andijan', 'Andischan', 'Andican', '安集延'),
  city('TJ', 'Душанбе', 'Dushanbe', 'Duschanbe', 'Duşanbe', '杜尚别'),
  city('TJ', 'Худжанд', 'Khujand', 'Chudschand', 'Hucend', '苦盏'),
  city('RU', 'Москва', 'Moscow', 'Moskau', 'Moskova', '莫斯科'),
  city(
    'RU',
    'Санкт-Петербург',
    'Saint Petersburg',
    'Sankt Petersburg',
    'Sankt-Peterburg',
    '圣彼得堡',
  ),
  city('RU', 'Новосибирск', 'Novosibirsk', 'Nowosibirsk', 'Novosibirsk', '新西伯利亚'),
  city('RU', 'Екатеринбург', 'Yekaterinburg', 'Jekaterinburg', 'Yekaterinburg', '叶卡捷琳堡'),
  city('RU', 'Казань', 'Kazan', 'Kasan', 'Kazan', '喀山'),
  city('TR', 'Стамбул', 'Istanbul', 'Istanbul', 'İstanbul', '伊斯坦布尔'),
  city('TR', 'Анкара', 'Ankara', 'Ankara', 'Ankara', '安卡拉'),
  city('TR', 'Измир', 'Izmir', 'Izmir', 'İzmir', '伊兹密尔'),
  city('TR', 'Анталья', 'Antalya', 'Antalya', 'Antalya', '安塔利亚'),
  city('DE', 'Берлин', 'Berlin', 'Berlin', 'Berlin', '柏林'),
  city('DE', 'Мюнхен', 'Munich', 'München', 'Münih', '慕尼黑'),
  city('DE', 'Гамбург', 'Hamburg', 'Hamburg', 'Hamburg', '汉堡'),
  city('CN', 'Пекин', 'Beijing', 'Peking', 'Pekin', '北京'),
  city('CN', 'Шанхай', 'Shanghai', 'Shanghai', 'Şanghay', '上海'),
  city('CN', 'Урумчи', 'Ürümqi', 'Ürümqi', 'Urumçi', '乌鲁木齐'),
  city('AE', 'Дубай', 'Dubai', 'Dubai', 'Dubai', '迪拜'),
];
