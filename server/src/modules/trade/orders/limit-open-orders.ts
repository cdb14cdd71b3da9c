import type { Transaction } from 'kysely';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';

interface OpenOrders {
  readonly clientId: number;
  readonly kind: OrderKind;
  readonly most: number;
}

/**
 * Keeps one person from holding everything without paying. Their row is locked, so that requests at
 * the same time are counted one after the other.
 * @throws ApiError `too_many_open`
 */
export async function limitOpenOrders(
  trx: Transaction<Tables>,
  { clientId, kind, most }: OpenOrders,
): Promise<void> {
  await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', clientId)
    .forNoKeyUpdate()
    .execute();
  const open = await trx
    .selectFrom('sale_order')
    .select('id')
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    // What waits for somebody has a deadline, and nothing else has.
    .where('deadline', 'is not', null)
    .limit(most)
    .execute();
  if (open.length >= most) throw new ApiError('too_many_open');
}
