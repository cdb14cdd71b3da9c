export type RowKind = 'near' | 'banners' | 'seen' | 'promotions' | 'open';

/** Each row stands below the row of cards that has the post of this index. */
const PLACES: Readonly<Record<number, RowKind>> = {
  3: 'near',
  6: 'banners',
  9: 'seen',
  15: 'promotions',
  21: 'open',
};

/** What belongs below the posts from `first` up to `end`, if anything. */
export function rowBetween(first: number, end: number): RowKind | undefined {
  for (let index = first; index < end; index += 1) if (PLACES[index]) return PLACES[index];
  return undefined;
}
