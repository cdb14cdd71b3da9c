import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import { createPaymentAccount } from './payments.ts';

/** An organization in Bishkek, with an owner when one is named. */
export async function createOrganization(
  db: Kysely<Tables>,
  {
    ownerId,
    takes_online_payment = false,
    ...values
  }: Partial<Insertable<Tables['organization']>> & {
    ownerId?: number;
    takes_online_payment?: boolean;
  } = {},
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
  if (takes_online_payment) await createPaymentAccount(db, id);
  if (ownerId !== undefined) {
    await db
      .insertInto('organization_member')
      .values({ organization_id: id, user_id: ownerId, is_owner: true })
      .execute();
  }
  return id;
}

/** A published product, of a new organization unless one is named. */
export async function createItem(
  db: Kysely<Tables>,
  values: Partial<Insertable<Tables['item']>> = {},
): Promise<number> {
  await db
    .insertInto('category')
    .values({ id: 1, parent_id: null, titles: JSON.stringify({ ru: 'Категория' }) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { id } = await db
    .insertInto('item')
    .values({
      organization_id: values.organization_id ?? (await createOrganization(db)),
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
