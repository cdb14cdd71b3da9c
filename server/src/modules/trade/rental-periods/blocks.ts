import { sql, type Kysely, type Transaction } from 'kysely';
import type { BlockReason } from '@karavan/shared-api/contract/rental-terms';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { lockLetting } from '../../catalog/items/index.ts';
import { findBusyPeriods } from './busy-periods.ts';
import { findOwnRental, type Rental, type TermsTables } from './find-terms.ts';
import { periodBooked } from './period-booked.ts';
import { periodOfDays, type Period } from './period.ts';
import type { RentalPeriodsTables } from './rental-periods.tables.ts';

interface Own {
  readonly organizationId: number;
  readonly itemId: number;
}

interface WantedBlock {
  /** `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
  /** How many of the thing. */
  readonly pieces: number;
  readonly reason: BlockReason;
  readonly note: string;
}

/**
 * Lets some of a thing to nobody on some days. It is held like a booking, at the same row.
 * @throws ApiError `not_found`, `period_booked` with the dates where bookings stand in the way, `invalid_input` naming the
 * field
 */
export async function blockDays(
  trx: Transaction<TermsTables>,
  own: Own,
  { from, to, ...block }: WantedBlock,
): Promise<number> {
  await lockLetting(trx, own);
  const rental = await findOwnRental(trx, own);
  const period = periodOfDays(rental, from, to);
  if (!period) throw refuse('from', 'date_format');
  if (period.to.getTime() <= Date.now()) throw refuse('to', 'in_the_past');
  if (block.pieces > rental.quantity) throw refuse('pieces', 'too_big');
  const busy = await findBusyPeriods(trx, rental, period, { pieces: block.pieces });
  if (busy.length > 0) throw periodBooked(busy, rental.time_zone);
  return storeBlock(trx, rental, { ...block, period });
}

const refuse = (field: string, problem: 'date_format' | 'in_the_past' | 'too_big') =>
  new ApiError('invalid_input', { fields: { [field]: [{ problem }] } });

interface NewBlock extends Omit<WantedBlock, 'from' | 'to'> {
  readonly period: Period;
  /** Of another calendar, where it comes from one. */
  readonly event?: { readonly calendar_id: number; readonly uid: string };
}

/** Blocks a period that is known to be free, of a rental that is locked. */
export async function storeBlock(
  trx: Transaction<RentalPeriodsTables>,
  { item_id, quantity }: Pick<Rental, 'item_id' | 'quantity'>,
  { period, pieces, reason, note, event }: NewBlock,
): Promise<number> {
  const { id } = await trx
    .insertInto('rental_block')
    .values({ item_id, reason, note, ...event })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('rental_booking')
    .values({
      block_id: id,
      item_id,
      pieces,
      during: sql<string>`tstzrange(${period.from}, ${period.to})`,
      unit: 'day',
      units: Math.max(1, Math.round((period.to.getTime() - period.from.getTime()) / DAY_MS)),
      is_sole: quantity === 1,
    })
    .execute();
  return id;
}

/**
 * Lets a blocked period again.
 * @throws ApiError `not_found`, `conflict` for what an imported calendar blocks
 */
export async function unblock(
  trx: Transaction<TermsTables>,
  organizationId: number,
  blockId: number,
): Promise<void> {
  const block = await trx
    .selectFrom('rental_block')
    .select(['item_id', 'reason'])
    .where('id', '=', blockId)
    .executeTakeFirst();
  if (!block) throw new ApiError('not_found');
  await lockLetting(trx, { organizationId, itemId: block.item_id });
  if (block.reason === 'calendar') throw new ApiError('conflict');
  await trx.deleteFrom('rental_block').where('id', '=', blockId).execute();
}

/** The blocks with these ids. */
export function listBlocks(
  db: Pick<Kysely<RentalPeriodsTables>, 'selectFrom'>,
  ids: readonly number[],
) {
  return db
    .selectFrom('rental_block')
    .innerJoin('rental_booking', 'rental_booking.block_id', 'rental_block.id')
    .select(['rental_block.id', 'rental_block.reason', 'rental_block.note'])
    .select('rental_booking.pieces')
    .select([sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to')])
    .where(sql<boolean>`rental_block.id = any(${ids}::bigint[])`)
    .orderBy(sql`lower(during)`)
    .orderBy('rental_block.id')
    .execute();
}
