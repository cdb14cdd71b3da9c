import type { Period } from '../../rental-periods/index.ts';

/** Some of a thing that is held for a time. */
export interface HeldPieces extends Period {
  readonly pieces: number;
}

/** How many of a thing are free all through a period: as many as there are, less the most that are held at a time. */
export function freePieces(
  quantity: number,
  { from, to }: Period,
  held: readonly HeldPieces[],
): number {
  const within = held.filter((one) => one.from < to && from < one.to);
  // The most are held at the beginning of one of them, or at that of the period.
  const moments = [from, ...within.map((one) => one.from).filter((begin) => begin > from)];
  const most = moments.map((moment) =>
    within.reduce(
      (sum, one) => (one.from <= moment && moment < one.to ? sum + one.pieces : sum),
      0,
    ),
  );
  return quantity - Math.max(0, ...most);
}
