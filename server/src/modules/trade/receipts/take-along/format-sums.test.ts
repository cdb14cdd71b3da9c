import type { Locale } from '@karavan/shared-api/contract/locales';
import { formatPercent } from './format-sums.ts';

it.each<[Locale, string]>([
  ['ru', '7,5 %'],
  ['en', '7.5%'],
  ['de', '7,5 %'],
  ['tr', '%7,5'],
  ['zh', '7.5%'],
])('a percentage in the language %s is %s', (locale, written) => {
  expect(formatPercent('7.5', locale).replace('\u00A0', ' ')).toBe(written);
});
