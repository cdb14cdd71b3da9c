import type { Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { ItemsTables } from '../items.tables.ts';

interface Wanted {
  readonly organizationId: number;
  readonly itemId: number;
}

/**
 * What an organization lets, locked until the transaction ends: the item before its terms, for whoever changes them.
 * @returns the version of the terms, and how many of the thing there are
 * @throws ApiError `not_found`
 */
export async function lockLetting(
  trx: Transaction<ItemsTables>,
  { organizationId, itemId }: Wanted,
): Promise<{ readonly version: number; readonly quantity: number }> {
  const item = await trx
    .selectFrom('item')
    .select('id')
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
  return terms;
}
