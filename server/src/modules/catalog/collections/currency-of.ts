import { selectOrganizations } from '../../organizations/organizations/index.ts';
import type { CollectionReader } from './find-collections.ts';

/** The currency in which an organization sells. */
export async function currencyOf(db: CollectionReader, organizationId: number): Promise<string> {
  const { currency } = await db
    .selectFrom(selectOrganizations().as('seller'))
    .select('seller.currency')
    .where('seller.id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return currency;
}
