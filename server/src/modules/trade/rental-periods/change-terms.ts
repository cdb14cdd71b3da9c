import type { Transaction } from 'kysely';
import type { RentalTermsChange } from '@karavan/shared-api/contract/rental-terms';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { parseMoney } from '../../../platform/money/parse-money.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { lockLetting, storeLetting } from '../../catalog/items/index.ts';
import { findBusyPeriods } from './busy-periods.ts';
import { findOwnRental, type TermsTables } from './find-terms.ts';
import { periodBooked } from './period-booked.ts';
import type { RentalPeriodsTables } from './rental-periods.tables.ts';

interface Own {
  readonly organizationId: number;
  readonly itemId: number;
}

/** In milliseconds: further than anything can be booked and lasts. */
const EVER = 1100 * 366 * DAY_MS;

/**
 * Changes the terms of a rental for bookings from now on.
 * @throws ApiError `not_found`, `settings_changed` when somebody else has stored others since; as `storeTerms`
 */
export async function changeTerms(
  trx: Transaction<TermsTables>,
  own: Own,
  { version, ...terms }: RentalTermsChange,
): Promise<void> {
  const locked = await lockLetting(trx, own);
  if (locked.terms.version !== version) throw new ApiError('settings_changed');
  await storeTerms(trx, own, { ...terms, quantityBefore: locked.terms.quantity });
}

type Terms = Omit<RentalTermsChange, 'version'>;

/**
 * Stores the terms of a rental whose rows are locked. Bookings that stand keep their period, price and terms; only
 * whether there is one of the thing alone is noted in them anew.
 * @throws ApiError `period_booked` with the dates on which more are booked than there would be, `invalid_input` for sums
 *   finer than the currency
 */
export async function storeTerms(
  trx: Transaction<TermsTables>,
  own: Own,
  { quantityBefore, ...entered }: Terms & { readonly quantityBefore: number },
): Promise<void> {
  const { itemId } = own;
  const { currency, time_zone: timeZone } = await findOwnRental(trx, own);
  const { quantity } = entered;
  const now = new Date();
  if (quantity < quantityBefore) {
    const ahead = { from: now, to: new Date(now.getTime() + EVER) };
    const short = await findBusyPeriods(trx, { item_id: itemId, quantity: quantity + 1 }, ahead);
    if (short.length > 0) throw periodBooked(short, timeZone);
  }
  const { rules, ...letting } = termsOf(entered, currency);
  await storeLetting(trx, itemId, letting);
  await trx.deleteFrom('rental_price_rule').where('item_id', '=', itemId).execute();
  await storeRules(trx, itemId, rules);
  if (quantity !== quantityBefore) await noteSole(trx, itemId, { now, isSole: quantity === 1 });
}

/**
 * What was entered, as it is stored.
 * @throws ApiError `invalid_input` for sums finer than the currency
 */
export function termsOf({ price, unit, rules, deposit, ...terms }: Terms, currency: string) {
  const minor = (field: string, amount: string): number => {
    const sum = parseMoney(amount, currency);
    if (sum !== null) return sum;
    throw new ApiError('invalid_input', { fields: { [field]: [{ problem: 'amount_format' }] } });
  };
  const isByTime = unit === 'hour' || unit === 'minute';
  return {
    price: minor('price', price),
    unit,
    terms: {
      ...terms,
      starts_until: isByTime ? terms.starts_until : terms.starts_from,
      deposit: minor('deposit', deposit),
    },
    rules: rules.map((rule, place) => ({
      ...rule,
      price: minor(`rules.${place}.price`, rule.price),
    })),
  };
}

interface StoredRule {
  readonly from: string | null;
  readonly to: string | null;
  readonly weekdays: number[];
  readonly price: number;
}

/** Adds the prices of seasons and weekdays to a rental that has none. */
export async function storeRules(
  trx: Transaction<RentalPeriodsTables>,
  itemId: number,
  rules: readonly StoredRule[],
): Promise<void> {
  if (rules.length === 0) return;
  await trx
    .insertInto('rental_price_rule')
    .values(
      rules.map(({ from, to, weekdays, price }, position) => ({
        item_id: itemId,
        position,
        from_day: from,
        to_day: to,
        weekdays,
        price,
      })),
    )
    .execute();
}

/** So that the database itself refuses two bookings of a thing that there is one of, those from before included. */
async function noteSole(
  trx: Transaction<RentalPeriodsTables>,
  itemId: number,
  { now, isSole }: { readonly now: Date; readonly isSole: boolean },
): Promise<void> {
  await trx
    .updateTable('rental_booking')
    .set({ is_sole: isSole })
    .where('item_id', '=', itemId)
    .where('is_live', '=', true)
    // What has passed may have overlapped, and holds nothing any more.
    .where((eb) => eb(eb.fn<Date>('upper', ['held']), '>', now))
    .execute();
}
