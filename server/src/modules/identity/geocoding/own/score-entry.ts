import { wordsOfCity, type Entry } from './gazetteer.ts';
import { matchWord, type NameWord } from './match-word.ts';
import { isHouseNumber } from './typed-address.ts';

export interface Match {
  /** 0 is the very name; smaller is better. */
  readonly cost: number;
  /** The number of the house, as it was typed; null without one. */
  readonly house: string | null;
}

/** For each word of a name that nobody has typed. */
const MISSING = 0.2;
/** A number that means nothing to a city. */
const STRAY_NUMBER = 1;

/**
 * How well an entry matches the typed words; null if a word matches nothing in it, or no word matches its
 * own name.
 */
export function scoreEntry(entry: Entry, words: readonly string[]): Match | null {
  const matches = entry.names.flatMap((name) => matchName(entry, name, words) ?? []);
  return matches.toSorted((a, b) => a.cost - b.cost)[0] ?? null;
}

function matchName(
  entry: Entry,
  name: readonly NameWord[],
  words: readonly string[],
): Match | null {
  const city = entry.kind === 'city' ? [] : wordsOfCity.get(entry.city)!;
  const named = new Set<NameWord>();
  let house: string | null = null;
  let cost = 0;
  for (const word of words) {
    const own = closest(
      word,
      name.filter((part) => !named.has(part)),
    );
    const around = closest(word, city);
    if (own && (!around || own.cost <= around.cost)) {
      named.add(own.part);
      cost += own.cost;
    } else if (around) {
      cost += around.cost;
    } else if (isHouseNumber(word)) {
      if (entry.kind === 'street') house ??= word;
      else cost += STRAY_NUMBER;
    } else return null;
  }
  if (named.size === 0) return null;
  return { cost: cost + (name.length - named.size) * MISSING, house };
}

function closest(word: string, parts: readonly NameWord[]) {
  let best: { readonly part: NameWord; readonly cost: number } | null = null;
  for (const part of parts) {
    const cost = matchWord(word, part);
    if (cost !== null && (best === null || cost < best.cost)) best = { part, cost };
  }
  return best;
}
