import { countryName } from '@karavan/shared-api/contract/country-name';
import { LOCALES } from '@karavan/shared-api/contract/locales';
import { countryNames } from './country-names.ts';
import { findOptions } from './find-options.ts';

const options = [
  { value: 'MO', label: 'Макао', detail: '+853' },
  { value: 'KG', label: 'Кыргызстан', detail: '+996' },
  { value: 'KZ', label: 'Казахстан', detail: '+7' },
  { value: 'TR', label: 'Турция', detail: '+90' },
];
const found = (search: string) => findOptions(options, search).map(({ value }) => value);

it('finds by the label, what begins with the search first', () => {
  expect(found('к')).toEqual(['KG', 'KZ', 'MO']);
  expect(found('стан')).toEqual(['KG', 'KZ']);
});

it('finds by the detail', () => {
  expect(found('+9')).toEqual(['KG', 'TR']);
});

it('has all of them, in their order, while nothing is searched for', () => {
  expect(found(' ')).toEqual(['MO', 'KG', 'KZ', 'TR']);
  expect(found('xyz')).toEqual([]);
});

describe('a country', () => {
  const CODES = ['KG', 'US', 'RU', 'GB', 'TR', 'CN', 'DE', 'KZ', 'NL', 'BY', 'AE', 'SA'];
  const countries = (locale: (typeof LOCALES)[number]) =>
    CODES.map((code) => ({
      value: code,
      label: countryName(code, locale),
      otherNames: countryNames(code),
    }));
  const first = (search: string, locale: (typeof LOCALES)[number] = 'ru') =>
    findOptions(countries(locale), search)[0]?.value;

  it.each([
    ['Киргизия', 'KG'],
    ['киргиз', 'KG'],
    ['kirgistan', 'KG'],
    ['USA', 'US'],
    ['сша', 'US'],
    ['америка', 'US'],
    ['Rossiya', 'RU'],
    ['rossija', 'RU'],
    ['Англия', 'GB'],
    ['голландия', 'NL'],
    ['белоруссия', 'BY'],
    ['эмираты', 'AE'],
    ['中国', 'CN'],
    ['Almanya', 'DE'],
  ])('is found as %s', (search, code) => {
    for (const locale of LOCALES) expect([locale, first(search, locale)]).toEqual([locale, code]);
  });

  it('is found by its name in every language, whichever is shown', () => {
    for (const shown of LOCALES)
      for (const typed of LOCALES)
        for (const code of CODES) expect(first(countryName(code, typed), shown)).toBe(code);
  });
});
