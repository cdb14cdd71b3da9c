import { itemTranslations } from './item-translations.ts';

it('every name and description of the demo is there in four languages', () => {
  const translations = itemTranslations();
  expect(translations.filter(({ original }) => original === 'Плед ручной работы')).toEqual([
    { original: 'Плед ручной работы', locale: 'en', text: 'Throw made by hand' },
    { original: 'Плед ручной работы', locale: 'de', text: 'Plaid in Handarbeit' },
    { original: 'Плед ручной работы', locale: 'tr', text: 'El yapımı battaniye' },
    { original: 'Плед ручной работы', locale: 'zh', text: '手工制作盖毯' },
  ]);
  expect(translations.every(({ text }) => !/\p{Script=Cyrillic}/u.test(text))).toBe(true);
});
