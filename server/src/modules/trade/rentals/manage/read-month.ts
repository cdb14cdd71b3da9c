import type { Kysely } from 'kysely';
import { priceOfDay } from '@karavan/shared-api/contract/rental-price';
import type { RentalBlock, RentalMonth } from '@karavan/shared-api/contract/rental-terms';
import { presentMoney } from '../../../../platform/money/present-money.ts';
import { addDays, wallTimeOf } from '../../../../platform/time/wall-time.ts';
import {
  findHeldPeriods,
  findOwnRental,
  listBlocks,
  periodOfDays,
  type Period,
  type RentalPeriodsTables,
} from '../../rental-periods/index.ts';
import type { ItemCardTables } from '../../../catalog/items/index.ts';
import { freePieces } from './free-pieces.ts';
import type { OwnRental } from './read-rental.ts';

type Reader = Pick<Kysely<ItemCardTables & RentalPeriodsTables>, 'selectFrom'>;

/** The days of a month, `YYYY-MM`. */
function daysOf(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * A month of a rental as its staff see it.
 * @throws ApiError `not_found`
 */
export async function readMonth(db: Reader, own: OwnRental, month: string): Promise<RentalMonth> {
  const rental = await findOwnRental(db, own);
  const { currency, time_zone: timeZone, quantity } = rental;
  const days = daysOf(month);
  const whole = periodOfDays(rental, days[0]!, days.at(-1)!)!;
  const held = await findHeldPeriods(db, own.itemId, whole);
  const pieces = held.map((one) => ({ ...one, from: one.held_from, to: one.held_to }));
  const blocks = await listBlocks(
    db,
    held.flatMap(({ block_id }) => block_id ?? []),
  );
  return {
    days: days.map((day) => ({
      day,
      free: freePieces(quantity, periodOfDays(rental, day, day)!, pieces),
      price: presentMoney(priceOfDay(day, rental.price, rental.rules), currency),
    })),
    bookings: held.flatMap(({ order_id, ...period }) =>
      order_id === null ? [] : { order_id, ...presentPeriod(period, timeZone) },
    ),
    blocks: blocks.map((block) => presentBlock(block, timeZone)),
  };
}

const presentPeriod = ({ from, to }: Period, timeZone: string) => ({
  from: wallTimeOf(from, timeZone),
  to: wallTimeOf(to, timeZone),
});

type BlockRow = Awaited<ReturnType<typeof listBlocks>>[number];

export const presentBlock = (block: BlockRow, timeZone: string): RentalBlock => ({
  ...block,
  ...presentPeriod(block, timeZone),
});
