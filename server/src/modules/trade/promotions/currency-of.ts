import type { Kysely } from 'kysely';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';

/** The currency in which an organization sells. */
export async function currencyOf(
  db: Pick<Kysely<OrganizationsTables>, 'selectFrom'>,
  organizationId: number,
): Promise<string> {
  const { currency } = await db
    .selectFrom(selectOrganizations().as('seller'))
    .select('seller.currency')
    .where('seller.id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return currency;
}
