import { ASSORTMENTS } from './assortments.ts';
import { itemTranslations } from './item-translations.ts';

it('every name and description of the demo is there in four languages', () => {
  const translations = itemTranslations();
  const name = `${Object.keys(ASSORTMENTS.home.names)[0]} ${ASSORTMENTS.home.qualities[0]}`;
  expect(translations.filter(({ original }) => original === name)).toEqual([
    { original: name, locale: 'en', text: 'Throw made by hand' },
    { original: name, locale: 'de', text: 'Wolldecke in Handarbeit' },
    { original: name, locale: 'tr', text: 'Battaniye, el yapımı' },
    { original: name, locale: 'zh', text: '盖毯（手工制作）' },
  ]);
  expect(translations.every(({ text }) => !/\p{Script=Cyrillic}/u.test(text))).toBe(true);
});
