import { foldText } from './fold-text.ts';

/** Letters of Russian, Kyrgyz and Kazakh, each with those that it is written with in Latin. */
const LATIN: ReadonlyMap<string, string> = new Map(
  (
    'а-a б-b в-v г-g д-d е-e ж-zh з-z и-i к-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ф-f х-h ц-ts ч-ch ' +
    'ш-sh щ-sh ъ- ы-i ь- э-e ю-iu я-ia ө-o ү-u ң-n қ-k ғ-g ә-a ұ-u і-i һ-h'
  )
    .split(' ')
    .map((pair) => pair.split('-') as [string, string]),
);

/** Letters of one sound that languages spell differently. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/kh/g, 'h'],
  [/[yj]/g, 'i'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/(.)\1+/gu, '$1'],
];

/** One spelling for a word of either alphabet: `Россия`, `Rossiya` and `Rossija` are `rosia`. */
export function soundKey(text: string): string {
  const latin = foldText(text).replaceAll(
    /\p{Script=Cyrillic}/gu,
    (letter) => LATIN.get(letter) ?? letter,
  );
  return SPELLINGS.reduce((key, [spelling, sound]) => key.replaceAll(spelling, sound), latin);
}
