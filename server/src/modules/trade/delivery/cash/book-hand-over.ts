import type { Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { owedOf, owesCash } from '../delivery.queries.ts';
import type { DeliveryTables } from '../delivery.tables.ts';

/** Whose cash it is, where, and in which currency. */
interface CashAccountKey {
  readonly courierId: number;
  readonly serviceId: number;
  readonly currency: string;
}

/** Locks an account until the transaction ends, and answers what is owed; null where nothing was ever collected. */
export async function lockCashAccount(
  trx: Transaction<DeliveryTables>,
  { courierId, serviceId, currency }: CashAccountKey,
): Promise<number | null> {
  const account = await trx
    .selectFrom('courier_cash')
    .select('owed')
    .where('courier_id', '=', courierId)
    .where('service_id', '=', serviceId)
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirst();
  return account?.owed ?? null;
}

/** What is owed for one delivery, in minor units. */
interface OwedPart {
  readonly id: number;
  readonly owed: number;
}

/** Divides a sum over deliveries, the first ones first; what is left over is beyond all of them. */
export function divideSum(
  parts: readonly OwedPart[],
  sum: number,
): { readonly shares: readonly { readonly id: number; readonly amount: number }[]; left: number } {
  let left = sum;
  const shares = parts.flatMap(({ id, owed }) => {
    const amount = Math.min(owed, left);
    left -= amount;
    return amount > 0 ? [{ id, amount }] : [];
  });
  return { shares, left };
}

/**
 * Books a sum that the service has got, for the deliveries that were brought first. The hand-over is locked.
 * @throws ApiError `conflict` where less is owed by now
 */
export async function bookHandOver(
  trx: Transaction<DeliveryTables>,
  handOverId: number,
  account: CashAccountKey,
  sum: number,
): Promise<void> {
  const { courierId: courier_id, serviceId: service_id, currency } = account;
  const owed = await lockCashAccount(trx, account);
  if (owed === null || owed < sum) throw new ApiError('conflict');
  const parts = await trx
    .selectFrom('delivery')
    .select('id')
    .select(({ ref }) => owedOf(ref('delivery.id')).as('owed'))
    .where('courier_id', '=', courier_id)
    .where('delivery_organization_id', '=', service_id)
    .where('currency', '=', currency)
    .where(owesCash())
    .orderBy('finished_at')
    .orderBy('id')
    .execute();
  const { shares, left } = divideSum(parts, sum);
  if (left > 0) throw new ApiError('conflict');
  await trx
    .insertInto('courier_cash_entry')
    .values(
      shares.map(({ id: delivery_id, amount }) => ({
        courier_id,
        service_id,
        currency,
        kind: 'to_service' as const,
        delivery_id,
        hand_over_id: handOverId,
        amount,
      })),
    )
    .execute();
}
