import { sql, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import { parseMoney } from '../../../../platform/money/parse-money.ts';
import { handOverMoved } from '../delivery.events.ts';
import type { DeliveryTables } from '../delivery.tables.ts';
import { bookHandOver, lockCashAccount } from './book-hand-over.ts';
import {
  HAND_OVER_TRANSITIONS,
  type HandOverAction,
  type HandOverTransition,
} from './hand-over-transitions.ts';

type HandOverRow = Selectable<DeliveryTables['cash_hand_over']>;

interface Declaration {
  readonly courierId: number;
  readonly serviceId: number;
  readonly currency: string;
  readonly amount: string;
  readonly note: string;
}

/**
 * A courier says how much cash they hand over to a service. Answers its id.
 * @throws ApiError `not_found` where nothing was collected in that currency, `conflict` while another one is open,
 * `invalid_input` for nothing, and for more than is owed
 */
export async function declareHandOver(
  { trx, emit }: UnitOfWork<DeliveryTables>,
  { courierId, serviceId, currency, amount, note }: Declaration,
): Promise<number> {
  const owed = await lockCashAccount(trx, { courierId, serviceId, currency });
  if (owed === null) throw new ApiError('not_found');
  const open = await trx
    .selectFrom('cash_hand_over')
    .select('id')
    .where('courier_id', '=', courierId)
    .where('service_id', '=', serviceId)
    .where('currency', '=', currency)
    .where('status', 'in', ['declared', 'disputed'])
    .executeTakeFirst();
  if (open) throw new ApiError('conflict');
  const declared = readSum(amount, currency, 'amount', { from: 1, to: owed });
  const { id } = await trx
    .insertInto('cash_hand_over')
    .values({ courier_id: courierId, service_id: serviceId, currency, declared, note })
    .returning('id')
    .executeTakeFirstOrThrow();
  const told = { handOverId: id, organizationId: serviceId, courierId, actorId: courierId };
  emit(handOverMoved({ ...told, action: 'declare' }));
  return id;
}

interface Step {
  readonly id: number;
  readonly actorId: number;
  /** Whose it must be: the courier's own, or of the service. */
  readonly of: { readonly courierId: number } | { readonly serviceId: number };
}

/**
 * The service has got what the courier says, also after it had counted another sum. A repeat changes nothing.
 * @throws ApiError `not_found` for one of others, `conflict` for one that is over otherwise, and where less is owed
 */
export const confirmHandOver = (unit: UnitOfWork<DeliveryTables>, step: Step): Promise<void> =>
  move(unit, step, 'confirm', async (row) => {
    await book(unit.trx, row, row.declared);
    return { settled: row.declared, ...answeredBy(step.actorId) };
  });

/**
 * The courier agrees with what the service has counted, which is booked; with nothing it is as if taken back.
 * @throws ApiError as `confirmHandOver`
 */
export const agreeHandOver = (unit: UnitOfWork<DeliveryTables>, step: Step): Promise<void> =>
  move(unit, step, 'agree', async (row) => {
    const settled = row.counted!;
    if (settled === 0) return { status: 'withdrawn' };
    await book(unit.trx, row, settled);
    return { settled };
  });

/** @throws ApiError `not_found` for one of others, `conflict` for one that is confirmed */
export const withdrawHandOver = (unit: UnitOfWork<DeliveryTables>, step: Step): Promise<void> =>
  move(unit, step, 'withdraw', () => Promise.resolve({}));

/**
 * The service has counted another sum than the courier says.
 * @throws ApiError as `confirmHandOver`, and `invalid_input` for the declared sum and for more
 */
export const disputeHandOver = (
  unit: UnitOfWork<DeliveryTables>,
  { counted, note, ...step }: Step & { readonly counted: string; readonly note: string },
): Promise<void> =>
  move(unit, step, 'dispute', ({ currency, declared }) =>
    Promise.resolve({
      counted: readSum(counted, currency, 'counted', { from: 0, to: declared - 1 }),
      dispute: note,
      ...answeredBy(step.actorId),
    }),
  );

const answeredBy = (actorId: number) => ({
  answered_by: actorId,
  answered_at: sql<Date>`now()`,
});

const book = (trx: Transaction<DeliveryTables>, row: HandOverRow, sum: number): Promise<void> => {
  const { courier_id: courierId, service_id: serviceId, currency } = row;
  return bookHandOver(trx, row.id, { courierId, serviceId, currency }, sum);
};

type Change = Partial<
  Pick<HandOverRow, 'status' | 'settled' | 'counted' | 'dispute' | 'answered_by'>
> & { readonly answered_at?: RawBuilder<Date> };

/** Goes along one row of the transition table: the row is locked, so that of two at once one is the first. */
async function move(
  { trx, emit }: UnitOfWork<DeliveryTables>,
  { id, actorId, of }: Step,
  action: HandOverAction,
  change: (row: HandOverRow) => Promise<Change>,
): Promise<void> {
  const row = await trx
    .selectFrom('cash_hand_over')
    .selectAll()
    .where('id', '=', id)
    .where((eb) =>
      'courierId' in of ? eb('courier_id', '=', of.courierId) : eb('service_id', '=', of.serviceId),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  const { from, to }: HandOverTransition = HAND_OVER_TRANSITIONS[action];
  if (row.status === to) return;
  if (!from.includes(row.status)) throw new ApiError('conflict');
  await trx
    .updateTable('cash_hand_over')
    .set({ status: to, ...(await change(row)) })
    .where('id', '=', id)
    .execute();
  const { service_id: organizationId, courier_id: courierId } = row;
  emit(handOverMoved({ handOverId: id, organizationId, courierId, actorId, action }));
}

/** @throws ApiError `invalid_input` for what is no sum of the currency, or not within the bounds, in minor units */
function readSum(
  amount: string,
  currency: string,
  field: string,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const refuse = (problem: 'amount_format' | 'too_small' | 'too_big') =>
    new ApiError('invalid_input', { fields: { [field]: [{ problem }] } });
  const sum = parseMoney(amount, currency);
  if (sum === null) throw refuse('amount_format');
  if (sum < from) throw refuse('too_small');
  if (sum > to) throw refuse('too_big');
  return sum;
}
