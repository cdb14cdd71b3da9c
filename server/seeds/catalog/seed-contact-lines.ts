import type { Kysely } from 'kysely';
import type { OrganizationContact } from '@karavan/shared-api/contract/organizations';
import type { Tables } from '../../src/database-tables.ts';

/** How an organization is reached, in this order. */
export async function seedContactLines(
  db: Kysely<Tables>,
  organization_id: number,
  contacts: readonly OrganizationContact[],
): Promise<void> {
  await db
    .insertInto('organization_contact')
    .values(contacts.map((contact, position) => ({ organization_id, position, ...contact })))
    .execute();
}
