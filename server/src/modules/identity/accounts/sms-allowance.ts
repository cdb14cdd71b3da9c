/**
 * How many codes go out to the phones of one network in an hour. A shop's Wi-Fi and a carrier's gateway
 * are one address for many people, so it is not the number that tells them from somebody who makes us
 * send SMS, but whether the codes are entered.
 *
 *   sent:   0 ......... free ................................ most
 *           sent as is  | costs work, the more the nearer to |  refused until the hour is over
 *
 * `free` is SMS_PER_ADDRESS_HOUR; everything else is derived from it.
 */

/** With no code entered yet, times `free`: forty people who all ask before the first one has typed. */
const UNPROVEN = 5;
/** More for each code that was entered in the last day: of people, at least one in three enters theirs. */
const PER_ENTERED = 3;
/** Whatever is entered, times `free`: what a gateway of a carrier needs, and a bill that can be borne. */
const MOST = 100;
/** Steps of the work between `free` and `most`, each twice the one before: from 1 to 16 times. */
const LEVELS = 5;

export interface NetworkUse {
  /** Codes sent in the present hour. */
  readonly sent: number;
  /** Codes sent there and entered within the last day. */
  readonly entered: number;
}

/** From here on a network is refused for the rest of the hour. */
export function mostCodes(free: number, { entered }: Pick<NetworkUse, 'entered'>): number {
  return Math.min(free * MOST, free * UNPROVEN + PER_ENTERED * entered);
}

/** The level of the work that the next code costs beyond `free`. */
export function levelOfNext(free: number, { sent, entered }: NetworkUse): number {
  const most = mostCodes(free, { entered });
  const level = Math.floor((LEVELS * (sent - free)) / (most - free));
  return Math.min(LEVELS - 1, Math.max(0, level));
}

/**
 * How many codes may have been sent, at most, including the one that is paid for with work of this level,
 * or with none (null). Others may have asked since the work was: one level less is still good enough,
 * more would let somebody hoard cheap challenges.
 */
export function codesWithin(
  free: number,
  { entered }: Pick<NetworkUse, 'entered'>,
  level: number | null,
): number {
  if (level === null) return free;
  const most = mostCodes(free, { entered });
  return Math.min(most, Math.ceil(free + ((most - free) * (level + 2)) / LEVELS));
}
