import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);

type Weight = 400 | 700;

/** Parts of two families; the last one has whatever the others lack. */
const PARTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'] as const;
type Part = (typeof PARTS)[number] | 'chinese-simplified';

/** Some of a text that one file has the letters of. */
interface Run {
  readonly text: string;
  readonly part: Part;
}

/** Divides a text by the files that have its letters. */
export function runsOf(text: string): Run[] {
  const runs: { text: string; part: Part }[] = [];
  for (const letter of text.normalize('NFC')) {
    const part = partOf(letter.codePointAt(0)!);
    const last = runs.at(-1);
    if (last?.part === part) last.text += letter;
    else runs.push({ text: letter, part });
  }
  return runs;
}

/** A font as it is in memory, and what it is called in documents. */
interface Font {
  readonly name: string;
  readonly content: Buffer;
}

const known = new Map<string, Font>();

/** The font of a part: read and unpacked when it is first needed, some hundred kilobytes, and ten megabytes of Chinese. */
export function fontOf(part: Part, weight: Weight): Font {
  const family = part === 'chinese-simplified' ? 'noto-sans-sc' : 'noto-sans';
  const name = `${family}-${part}-${weight}-normal`;
  let font = known.get(name);
  if (!font) {
    const file = require.resolve(`@fontsource/${family}/files/${name}.woff`);
    font = { name, content: unpackWoff(readFileSync(file)) };
    known.set(name, font);
  }
  return font;
}

type Range = readonly [number, number];

/** As the package of the font says which letters its files have. */
const RANGES: readonly (readonly [Part, readonly Range[]])[] = readRanges();

function partOf(point: number): Part {
  const found = RANGES.find(([, ranges]) =>
    ranges.some(([first, last]) => first <= point && point <= last),
  );
  return found?.[0] ?? 'chinese-simplified';
}

function readRanges() {
  const unicode = require('@fontsource/noto-sans/unicode.json') as Record<string, string>;
  return PARTS.map((part) => {
    const ranges = unicode[part]!.split(',').map((range) => {
      const [first = '', last = first] = range.trim().replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    });
    return [part, ranges] as const;
  });
}
