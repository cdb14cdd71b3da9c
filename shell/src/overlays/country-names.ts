import { countryName } from '@karavan/shared-api/contract/country-name';
import { LOCALES } from '@karavan/shared-api/contract/locales';

/** Old names, short ones, and what people say; by ISO 3166-1. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['Эмираты', 'Дубай', 'UAE', 'Emirates', 'VAE', 'BAE'],
  BY: ['Белоруссия', 'Weißrussland', 'Belorussia', 'Beyaz Rusya'],
  BA: ['Bosnia', 'Босния'],
  CD: ['Заир', 'Zaire'],
  CI: ['Ivory Coast', 'Берег Слоновой Кости', 'Elfenbeinküste'],
  CN: ['КНР', 'PRC'],
  CV: ['Cabo Verde', 'Острова Зелёного Мыса'],
  CZ: ['Czech Republic', 'Чешская Республика', 'Tschechische Republik'],
  DE: ['ФРГ', 'BRD'],
  GB: ['UK', 'England', 'Англия', 'Britain', 'Британия', 'Шотландия', 'Scotland', 'İngiltere'],
  GE: ['Sakartvelo', 'Сакартвело'],
  IR: ['Персия', 'Persia'],
  KG: ['Киргизия', 'Киргизстан', 'Киргизская Республика', 'Kirghizia', 'Kirgizia', 'Kirgistan'],
  KH: ['Кампучия', 'Kampuchea'],
  KP: ['КНДР', 'North Korea', 'DPRK'],
  KR: ['Корея', 'South Korea', 'Korea'],
  KZ: ['Казакстан', 'Қазақстан'],
  LK: ['Цейлон', 'Ceylon'],
  MD: ['Молдавия', 'Moldavia', 'Moldawien'],
  MK: ['Македония', 'Macedonia', 'Mazedonien'],
  MM: ['Бирма', 'Burma', 'Birma'],
  NL: ['Голландия', 'Holland'],
  RU: ['РФ', 'Российская Федерация', 'Russian Federation'],
  SZ: ['Свазиленд', 'Swaziland'],
  TH: ['Сиам', 'Siam'],
  TJ: ['Таджикия', 'Тожикистон'],
  TL: ['East Timor', 'Восточный Тимор'],
  TM: ['Туркмения', 'Turkmenia'],
  TR: ['Turkey', 'Türkei'],
  TW: ['Формоза', 'Formosa'],
  US: ['USA', 'US', 'США', 'Штаты', 'Америка', 'America', 'Amerika', 'ABD'],
  UZ: ['Ўзбекистон', 'Oʻzbekiston'],
};

/** Whatever a country may be searched by: its names in all our languages, and others. */
export function countryNames(country: string): readonly string[] {
  return [
    ...LOCALES.map((locale) => countryName(country, locale)),
    ...(OTHER_NAMES[country] ?? []),
  ];
}
