import type { Transaction } from 'kysely';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { lockPerson, type PeopleTables } from '../../identity/people/index.ts';
import type { OrdersTables } from './orders.tables.ts';

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
  trx: Transaction<OrdersTables & PeopleTables>,
  { clientId, kind, most }: OpenOrders,
): Promise<void> {
  await lockPerson(trx, clientId);
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
