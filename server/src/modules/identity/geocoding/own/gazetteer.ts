import { foldText } from '@karavan/shared-api/spelling';
import {
  KNOWN_CITIES,
  LANDMARKS,
  STREETS,
  type KnownCity,
  type Street,
} from '../../regions/index.ts';
import { nameWord, type NameWord } from './match-word.ts';

interface Named {
  /** The words of its names, a list for each alphabet or language. */
  readonly names: readonly (readonly NameWord[])[];
  readonly city: KnownCity;
}

export type Entry =
  | (Named & { readonly kind: 'street'; readonly street: Street })
  | (Named & { readonly kind: 'landmark'; readonly landmark: (typeof LANDMARKS)[number] })
  | (Named & { readonly kind: 'city' });

const wordsOf = (name: string): NameWord[] =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(nameWord);

const cityNames = (city: KnownCity) => [...new Set(Object.values(city.names))].map(wordsOf);

const cityOf = (name: string): KnownCity => KNOWN_CITIES.find(({ names }) => names.ru === name)!;

/** The words that may say which city is meant. */
export const wordsOfCity: ReadonlyMap<KnownCity, readonly NameWord[]> = new Map(
  KNOWN_CITIES.map((city) => [city, cityNames(city).flat()]),
);

/** All that our own tables can find. */
export const ENTRIES: readonly Entry[] = [
  ...STREETS.map((street): Entry => ({
    kind: 'street',
    street,
    city: cityOf(street.city),
    names: [wordsOf(street.name), wordsOf(street.latin)],
  })),
  ...LANDMARKS.map((landmark): Entry => ({
    kind: 'landmark',
    landmark,
    city: cityOf(landmark.city),
    names: [wordsOf(landmark.name)],
  })),
  ...KNOWN_CITIES.map((city): Entry => ({ kind: 'city', city, names: cityNames(city) })),
];
