/** A word that the glossary has struck out, in small letters, and the language that it belongs to. */
export interface StruckWord {
  readonly locale: string;
  readonly word: string;
}

export const LOCALES = ['ru', 'en', 'de', 'tr', 'zh'];
const HEADING = '## Words that people read';

/** Reads the struck words from the glossary's table of words that people read. */
export function readStruckWords(glossary: string): StruckWord[] {
  const [, table = ''] = glossary.split(HEADING);
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => {
      const [, , ...cells] = line.split('|');
      return LOCALES.flatMap((locale, index) =>
        [...(cells[index] ?? '').matchAll(/~~(.+?)~~/g)].map(([, word]) => ({
          locale,
          word: word!.toLocaleLowerCase(locale),
        })),
      );
    });
}

/** Texts of a language that have a struck word, as problems to print. */
export function findOtherWords(
  struck: readonly StruckWord[],
  locale: string,
  texts: Readonly<Record<string, string>>,
): string[] {
  const words = struck.filter((one) => one.locale === locale).map(({ word }) => word);
  return Object.entries(texts).flatMap(([key, text]) =>
    words
      .filter((word) => text.toLocaleLowerCase(locale).includes(word))
      .map((word) => `${key}: the glossary has another word for '${word}'`),
  );
}
