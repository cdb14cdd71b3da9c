import { expressionBuilder, sql, type Expression, type Transaction } from 'kysely';
import type { LifeState } from '@karavan/shared-api/contract/life-states';
import type { OrganizationsTables } from './organizations.tables.ts';
import { storeListing } from './standing.ts';

/**
 * Locks an organization whose state is to change, against everything that begins with it: the triggers of
 * orders, deliveries, followers, members and partnerships read the state `for key share`.
 */
export async function lockLife(trx: Transaction<OrganizationsTables>, id: number) {
  // Orders that come later wait for it, instead of passing by.
  await sql`select pg_advisory_xact_lock(life_lock(${id}))`.execute(trx);
  return trx
    .selectFrom('organization')
    .select(['title', 'status', 'announced_at', 'closes_at', 'time_zone'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Whoever locked the organization says where it stands.
 * @param closesAt when it stops selling; it belongs to `announced` alone
 */
export async function storeLife(
  trx: Transaction<OrganizationsTables>,
  id: number,
  status: LifeState,
  closesAt: Date | null = null,
): Promise<void> {
  if (status === 'deactivated') await storeListing(trx, id, false);
  await trx
    .updateTable('organization')
    .set({
      status,
      closes_at: closesAt,
      announced_at: closesAt === null ? null : sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Organizations in a state, for a selection of any query. */
export const organizationsIn = (status: LifeState) =>
  expressionBuilder<OrganizationsTables>()
    .selectFrom('organization')
    .select(['organization.id', 'organization.closes_at'])
    .where('organization.status', '=', sql.lit(status));

/** The organizations that are closed, as a selection of their ids. */
export const closedOrganizations = () =>
  expressionBuilder<OrganizationsTables>()
    .selectFrom('organization')
    .select('organization.id')
    .where('organization.status', '=', sql.lit('deactivated'));

/** Whether an organization takes anything new, as a condition of any query. */
export const takesOrders = (id: Expression<number>) =>
  sql<boolean>`exists (
    select from organization
    where organization.id = ${id} and organization.status in ('active', 'announced'))`;

/** Where an organization stands; until the transaction ends it does not move. */
export async function lifeStateNow(
  trx: Transaction<OrganizationsTables>,
  id: number,
): Promise<LifeState> {
  const { status } = await trx
    .selectFrom('organization')
    .select('status')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  return status;
}
