import { Temporal } from 'temporal-polyfill';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import {
  priceOfDay,
  pricePeriod,
  type PricePart,
  type PriceRule,
} from '@karavan/shared-api/contract/rental-price';
import { addDays, parseWallTime } from '../../../platform/time/wall-time.ts';

interface PricedRental {
  readonly unit: PeriodUnit;
  readonly time_zone: string;
  /** Minor units for one of the unit. */
  readonly price: number;
  readonly rules: readonly PriceRule[];
}

interface Request {
  /** `YYYY-MM-DDTHH:MM` of the clock there. */
  readonly starts_at: string;
  readonly units: number;
}

/**
 * On which days of the clock there the units of a period begin. Days and longer ones are counted by the calendar, hours
 * and minutes by the time that passes.
 */
export function daysOfUnits(
  { unit, time_zone: timeZone }: Pick<PricedRental, 'unit' | 'time_zone'>,
  { starts_at: startsAt, units }: Request,
): string[] {
  const wallTime = parseWallTime(startsAt);
  if (!wallTime) return [];
  const start = wallTime.toZonedDateTime(timeZone);
  const first: Temporal.PlainDate = wallTime.toPlainDate();
  const isByTime = unit === 'hour' || unit === 'minute';
  return Array.from({ length: units }, (_, index) =>
    (isByTime
      ? start.add({ [`${unit}s`]: index }).toPlainDate()
      : first.add({ [`${unit}s`]: index })
    ).toString(),
  );
}

/** What a period of a rental costs, by its units: the parts of it that cost the same. */
export function priceRental(rental: PricedRental, request: Request): PricePart[] {
  return pricePeriod(daysOfUnits(rental, request), rental.price, rental.rules);
}

interface DayPrice {
  readonly day: string;
  /** Minor units for one of the unit that begins then. */
  readonly price: number;
}

/** The days from one up to another, which is not among them, on which something costs something else than usual. */
export function listDayPrices(
  { price: usual, rules }: Pick<PricedRental, 'price' | 'rules'>,
  from: string,
  to: string,
): DayPrice[] {
  const prices: DayPrice[] = [];
  if (rules.length === 0) return prices;
  for (let day = from; day < to; day = addDays(day, 1)) {
    const price = priceOfDay(day, usual, rules);
    if (price !== usual) prices.push({ day, price });
  }
  return prices;
}
