/** Sums are minor units. */
interface GivenUp {
  /** What the booking is worth: what was paid, less what has gone back and what was kept. */
  readonly worth: number;
  /** What that is worth from now on. */
  readonly rest: number;
  /** What is kept of what is given up, by the terms of the booking; 0 where it is not too late. */
  readonly percent: number;
  /** What has been credited for it already. */
  readonly earned: number;
}

export interface Settled {
  readonly refund: number;
  readonly kept: number;
}

/** The worth of so many of all units: what nobody has used goes by the share of the time. */
export const worthOfUnits = (worth: number, units: number, of: number): number =>
  Math.round((worth * units) / of);

/**
 * What goes back of what is given up. What is kept by the terms stays, and so does what was credited for it: whoever
 * returns half of the time has not earned for it.
 */
export function settleGivenUp({ worth, rest, percent, earned }: GivenUp): Settled {
  const given = worth - rest;
  if (given <= 0) return { refund: 0, kept: 0 };
  const share = Math.round((earned * given) / worth);
  const kept = Math.min(given, Math.round((given * percent) / 100) + share);
  return { refund: given - kept, kept };
}
