import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../database-tables.ts';

let counter = 0;

/** A person; the phone is drawn. */
export async function createUser(
  db: Kysely<Tables>,
  values: Partial<Insertable<Tables['app_user']>> = {},
): Promise<number> {
  counter += 1;
  const { id } = await db
    .insertInto('app_user')
    .values({ phone: `+99650${String(counter).padStart(7, '0')}`, full_name: 'Test', ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An organization in Bishkek, with an owner when one is named. */
export async function createOrganization(
  db: Kysely<Tables>,
  { ownerId, ...values }: Partial<Insertable<Tables['organization']>> & { ownerId?: number } = {},
): Promise<number> {
  await db
    .insertInto('organization_type')
    .values({ id: 1, titles: JSON.stringify({ ru: 'Тип' }) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { id } = await db
    .insertInto('organization')
    .values({
      type_id: 1,
      title: 'Организация',
      descriptions: '{}',
      city: 'Бишкек',
      country: 'KG',
      address: 'просп. Чуй, 1',
      latitude: 42.87,
      longitude: 74.59,
      time_zone: 'Asia/Bishkek',
      currency: 'KGS',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (ownerId !== undefined) {
    await db
      .insertInto('organization_member')
      .values({ organization_id: id, user_id: ownerId, is_owner: true })
      .execute();
  }
  return id;
}

/** A published product. */
export async function createItem(
  db: Kysely<Tables>,
  { organization_id, ...values }: Partial<Insertable<Tables['item']>> & { organization_id: number },
): Promise<number> {
  await db
    .insertInto('category')
    .values({ id: 1, parent_id: null, titles: JSON.stringify({ ru: 'Категория' }) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { id } = await db
    .insertInto('item')
    .values({
      organization_id,
      category_id: 1,
      kind: 'product',
      name: 'Товар',
      price: 100,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A delivery that waits for a courier of a service. */
export async function createDelivery(
  db: Kysely<Tables>,
  {
    organizationId,
    serviceId,
    clientId,
  }: { organizationId: number; serviceId: number; clientId: number },
): Promise<number> {
  const order = await db
    .insertInto('sale_order')
    .values({
      organization_id: organizationId,
      client_id: clientId,
      method: 'cash_courier',
      currency: 'KGS',
      goods: 1000,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('delivery')
    .values({
      order_id: order.id,
      delivery_organization_id: serviceId,
      who_pays: 'client',
      fee: 100,
      currency: 'KGS',
      district: 'Центр',
      address: 'ул. Токтогула, 1',
      phone: '+996555000000',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
