import type { Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { GiftsTables } from './gifts.tables.ts';

interface Blocking {
  readonly organizationId: number;
  readonly id: number;
  /** Null lifts it. */
  readonly reason: string | null;
}

/**
 * Blocks a card, or lifts that. Orders that are under way keep what it has paid.
 * @throws ApiError `not_found`
 */
export async function blockGift(
  trx: Transaction<GiftsTables>,
  { organizationId, id, reason }: Blocking,
): Promise<void> {
  const blocked = await trx
    .updateTable('gift')
    .set({ block_reason: reason })
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .returning('id')
    .executeTakeFirst();
  if (!blocked) throw new ApiError('not_found');
}
