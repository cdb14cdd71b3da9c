/** Somebody in a waiting list, and how many places they want together. */
interface Waiting {
  readonly id: number;
  readonly quantity: number;
}

/**
 * Who of a waiting list is offered the free places: in its order, each all that they want. Whose wish does not fit keeps
 * their place, and stands in nobody's way.
 * @param queue first come first
 */
export function chooseOffers<W extends Waiting>(free: number, queue: readonly W[]): W[] {
  let left = free;
  return queue.filter(({ quantity }) => {
    if (quantity > left) return false;
    left -= quantity;
    return true;
  });
}

const MINUTE = 60_000;
const LONGEST = 12 * 60 * MINUTE;
const SHORTEST = 15 * MINUTE;

/**
 * Until when places are kept that are offered now: twelve hours, but no more than a quarter of what is left of the sale, so
 * that others can still have them; a quarter of an hour at least, and never after the sale has ended. Milliseconds.
 */
export function offerUntil(now: number, saleEnds: number): number {
  const kept = Math.max(Math.min(LONGEST, (saleEnds - now) / 4), SHORTEST);
  return Math.min(now + kept, saleEnds);
}
