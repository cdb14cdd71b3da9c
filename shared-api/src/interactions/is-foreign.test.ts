import { isForeign } from './is-foreign.ts';

it.each([
  ['Платье «Тянь-Шань»', 'ru', false],
  ['Смартфон Aura 12', 'ru', false],
  ['Wool blanket', 'ru', true],
  ['毛毯', 'ru', true],
  ['羊毛毯 XL', 'zh', false],
  ['Платье', 'zh', true],
  ['Платье', 'en', true],
  ['Wool blanket', 'de', true],
  ['2026', 'ru', false],
] as const)('%s may need a translation into %s: %s', (text, locale, expected) => {
  expect(isForeign(text, locale)).toBe(expected);
});
