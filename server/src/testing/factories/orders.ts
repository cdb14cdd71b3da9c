import type { Insertable, Kysely } from 'kysely';
import { ORDER_LIMITS } from '@karavan/shared-api/contract/limits';
import type { Tables } from '../../database-tables.ts';
import { createUser } from './accounts.ts';
import { createOrganization } from './catalog.ts';

/** An order that waits for an answer; its client and organization are new unless they are named. */
export async function createOrder(
  db: Kysely<Tables>,
  values: Partial<Insertable<Tables['sale_order']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('sale_order')
    .values({
      organization_id: values.organization_id ?? (await createOrganization(db)),
      client_id: values.client_id ?? (await createUser(db)),
      method: 'cash_courier',
      currency: 'KGS',
      goods: 1000,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Newcomers may hold all of a size here: for tests about other things than limits. */
export async function trustNewcomers(db: Kysely<Tables>, organization_id: number): Promise<void> {
  await db
    .insertInto('order_limits')
    .values({ ...ORDER_LIMITS, organization_id, newcomer_part: 1 })
    .execute();
}
