import { findOtherWordsInCode } from './find-locale-texts.ts';

const struck = [
  { locale: 'tr', word: 'makbuz' },
  { locale: 'zh', word: '收据' },
];

it('a struck word is found in texts of the code, in plain ones, templates and below', () => {
  const code = `
    export const TEXTS = {
      receipt: { ru: 'Чек', en: 'Receipt', de: 'Beleg', tr: 'Makbuz', zh: '小票' },
      named: {
        ru: (id: number) => \`Чек \${id}\`,
        en: (id: number) => \`Receipt \${id}\`,
        de: (id: number) => \`Beleg \${id}\`,
        tr: (id: number) => \`Fiş \${id}\`,
        zh: (id: number) => \`收据 \${id}\`,
      },
      other: { ru: {}, en: {}, de: {}, tr: { send: ['Makbuzu gönder'] }, zh: {} },
    } as const;`;
  expect(findOtherWordsInCode(struck, code)).toEqual([
    "Makbuz: the glossary has another word for 'makbuz'",
    "收据 : the glossary has another word for '收据'",
    "Makbuzu gönder: the glossary has another word for 'makbuz'",
  ]);
});

it('what is not said in every language, or in another one, is left alone', () => {
  const code = `
    const NAMES = { tr: 'Makbuz', zh: '收据' };
    const TEXT = { ru: '收据', en: 'Makbuz', de: '', tr: 'Fiş', zh: '小票' };`;
  expect(findOtherWordsInCode(struck, code)).toEqual([]);
});
