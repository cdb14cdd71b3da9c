import type { Kysely } from 'kysely';
import type { BookingChoice } from '@karavan/shared-api/contract/rental-changes';
import { presentMoney } from '../../../../platform/money/present-money.ts';
import { wallTimeOf } from '../../../../platform/time/wall-time.ts';
import type { Tables } from '../../../../database-tables.ts';
import {
  closedTo,
  findBusyPeriods,
  heldWith,
  unitsBegun,
  type Rental,
} from '../../rental-periods/index.ts';
import { LONGEST_LOOK_MS } from '../longest-look.ts';
import type { ChangeCase } from './plan-change.ts';

/** What another period of a booking can be chosen from. */
export async function readChoice(
  db: Kysely<Tables>,
  { order, booking, rental, timeZone }: ChangeCase,
): Promise<BookingChoice> {
  const from = new Date();
  const begun = unitsBegun(booking, timeZone, from);
  if (!rental || booking.activated_at !== null) {
    return { unit: booking.unit, units_min: begun, terms: null, busy: [] };
  }
  const to = new Date(from.getTime() + LONGEST_LOOK_MS);
  const busy = await findBusyPeriods(db, rental, heldWith(booking, { from, to }), {
    exceptOrder: order.id,
  });
  return {
    unit: rental.unit,
    units_min: Math.max(rental.units_min, begun),
    terms: presentTerms(rental),
    busy: busy.map((held) => {
      const closed = closedTo(booking, held);
      return { from: wallTimeOf(closed.from, timeZone), to: wallTimeOf(closed.to, timeZone) };
    }),
  };
}

const presentTerms = ({ deposit, currency, ...terms }: Rental): BookingChoice['terms'] => ({
  units_min: terms.units_min,
  units_max: terms.units_max,
  units_step: terms.units_step,
  starts_from: terms.starts_from.slice(0, 5),
  starts_until: terms.starts_until.slice(0, 5),
  departs_at: terms.departs_at?.slice(0, 5) ?? null,
  notice_hours: terms.notice_hours,
  days_ahead: terms.days_ahead,
  deposit: presentMoney(deposit, currency),
  cancel_hours: terms.cancel_hours,
  cancel_percent: terms.cancel_percent,
});
