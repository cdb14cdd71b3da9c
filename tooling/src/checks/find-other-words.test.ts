import { findOtherWords, readStruckWords } from './find-other-words.ts';

const GLOSSARY = `# Glossary

| term | ~~meaning~~ |

## Words that people read

| term    | Русский           | English | Deutsch | Türkçe | 中文          |
| ------- | ----------------- | ------- | ------- | ------ | ------------- |
| receipt | чек ~~квитанци~~  | receipt | Beleg   | fiş    | 小票 ~~收据~~ |
`;

it('a text with a word that the glossary has struck out is found, in its language only', () => {
  const struck = readStruckWords(GLOSSARY);
  expect(struck).toEqual([
    { locale: 'ru', word: 'квитанци' },
    { locale: 'zh', word: '收据' },
  ]);
  expect(findOtherWords(struck, 'ru', { a: 'Квитанция № 1', b: 'Чек № 1', c: '收据' })).toEqual([
    "a: the glossary has another word for 'квитанци'",
  ]);
  expect(findOtherWords(struck, 'zh', { a: '打开收据' })).toHaveLength(1);
  expect(findOtherWords(struck, 'en', { a: '收据' })).toEqual([]);
});

it('small letters are those of the language: a Turkish İ is an i', () => {
  const struck = [{ locale: 'tr', word: 'işletme' }];
  expect(findOtherWords(struck, 'tr', { a: 'İşletmeyi açın' })).toHaveLength(1);
});
