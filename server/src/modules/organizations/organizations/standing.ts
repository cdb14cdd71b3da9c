import { sql, type Selectable, type Transaction } from 'kysely';
import type { OrganizationsTables } from './organizations.tables.ts';

type VerificationStatus = Selectable<OrganizationsTables['organization']>['verification_status'];

/** Locks an organization whose standing with the platform is to change; undefined where there is none. */
export function lockStanding(trx: Transaction<OrganizationsTables>, id: number) {
  return trx
    .selectFrom('organization')
    .select(['title', 'verification_status', 'is_listed'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whoever locked the organization says whether it shows the badge. */
export async function storeVerification(
  trx: Transaction<OrganizationsTables>,
  id: number,
  verification_status: VerificationStatus,
): Promise<void> {
  await trx.updateTable('organization').set({ verification_status }).where('id', '=', id).execute();
}

/** However many items an organization has: it is limited as a whole, or not at all. */
const LISTING_SECONDS = 120;

/**
 * The same of whether people find it, and with it what it offers. The database writes each of its items
 * along (some 0.2 seconds for a thousand), which holds up nobody's order.
 */
export async function storeListing(
  trx: Transaction<OrganizationsTables>,
  id: number,
  is_listed: boolean,
): Promise<void> {
  await sql`set local statement_timeout = ${sql.lit(LISTING_SECONDS * 1000)}`.execute(trx);
  await trx
    .updateTable('organization')
    // What is closed is found again when it opens.
    .set({ is_listed: sql<boolean>`${is_listed} and status <> 'deactivated'` })
    .where('id', '=', id)
    .execute();
}
