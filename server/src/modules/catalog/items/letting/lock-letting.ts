import type { Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { ItemsTables } from '../items.tables.ts';

interface Wanted {
  readonly organizationId: number;
  readonly itemId: number;
}

export interface LockedLetting {
  readonly item: {
    readonly version: number;
    readonly published_at: Date | null;
    readonly is_hidden: boolean;
  };
  /** How many of the thing there are, and which edit of the terms is stored. */
  readonly terms: { readonly version: number; readonly quantity: number };
}

/**
 * What an organization lets, locked until the transaction ends: the item before its terms, for whoever changes them.
 * @throws ApiError `not_found`
 */
export async function lockLetting(
  trx: Transaction<ItemsTables>,
  { organizationId, itemId }: Wanted,
): Promise<LockedLetting> {
  const item = await trx
    .selectFrom('item')
    .select(['version', 'published_at', 'is_hidden'])
    .where('id', '=', itemId)
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'rent')
    .forNoKeyUpdate()
    .executeTakeFirst();
  const terms =
    item &&
    (await trx
      .selectFrom('rental_terms')
      .select(['version', 'quantity'])
      .where('item_id', '=', itemId)
      .forUpdate()
      .executeTakeFirst());
  if (!terms) throw new ApiError('not_found');
  return { item, terms };
}
