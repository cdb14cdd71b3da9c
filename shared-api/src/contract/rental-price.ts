/** A price of its own for some days; without a range any day, without weekdays every day of the range. */
export interface PriceRule {
  /** `YYYY-MM-DD` of the clock there, both included. */
  readonly from: string | null;
  readonly to: string | null;
  /** ISO 8601: Monday is 1. */
  readonly weekdays: readonly number[];
  /** Minor units for one of the unit. */
  readonly price: number;
}

/** Units of a period that cost the same. */
export interface PricePart {
  readonly units: number;
  /** Minor units for one. */
  readonly price: number;
}

const DAY_MS = 86_400_000;

/** ISO 8601: Monday is 1. */
const weekdayOf = (day: string) => ((Math.floor(Date.parse(`${day}T00:00Z`) / DAY_MS) + 3) % 7) + 1;

/** What one unit costs that begins on a day: by the first rule that the day keeps to, else the usual price. */
export function priceOfDay(day: string, usual: number, rules: readonly PriceRule[]): number {
  const rule = rules.find(
    ({ from, to, weekdays }) =>
      (from === null || day >= from) &&
      (to === null || day <= to) &&
      (weekdays.length === 0 || weekdays.includes(weekdayOf(day))),
  );
  return rule?.price ?? usual;
}

/**
 * Prices a period: each of its units by the day on which it begins.
 * @param days on which the units begin, one for each unit
 * @returns what costs the same put together, in the order in which it comes first
 */
export function pricePeriod(
  days: readonly string[],
  usual: number,
  rules: readonly PriceRule[],
): PricePart[] {
  const units = new Map<number, number>();
  for (const day of days) {
    const price = priceOfDay(day, usual, rules);
    units.set(price, (units.get(price) ?? 0) + 1);
  }
  return [...units].map(([price, count]) => ({ units: count, price }));
}

/** What all parts come to, in minor units. */
export const sumOfParts = (parts: readonly PricePart[]): number =>
  parts.reduce((sum, { units, price }) => sum + units * price, 0);
