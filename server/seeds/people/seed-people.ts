import type { Kysely } from 'kysely';
import { ROLE_PRESETS, type RolePresetName } from '@karavan/shared-api/contract/role-presets';
import type { Tables } from '../../src/database-tables.ts';
import { hashPassword } from '../../src/platform/auth/passwords.ts';
import { seedContactLines } from '../catalog/seed-contact-lines.ts';
import { daily, seedHours } from '../catalog/seed-hours.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, FURTHER_PEOPLE } from './accounts.ts';

export type DemoRole = keyof typeof DEMO_ACCOUNTS;

export interface SeededPeople {
  readonly accounts: Readonly<Record<DemoRole, number>>;
  /** Ids of people who buy and write but whom nobody signs in as. */
  readonly others: readonly number[];
  /** The organization of the demo owner, seller and manager. */
  readonly shopId: number;
  /** The owner's rooms and the owner's concert hall, with the same staff. */
  readonly lettingId: number;
  readonly stageId: number;
  readonly deliveryServiceId: number;
}

/** People, the owner's organization with its staff, and a delivery service with the demo courier. */
export async function seedPeople(db: Kysely<Tables>): Promise<SeededPeople> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const rows = await db
    .insertInto('app_user')
    .values([
      ...Object.values(DEMO_ACCOUNTS).map((account) => ({ ...account, password_hash })),
      ...FURTHER_PEOPLE.map((full_name, index) => ({
        full_name,
        phone: `+99655500${String(index).padStart(4, '0')}`,
      })),
    ])
    .returning(['id', 'phone'])
    .execute();
  const idOf = (phone: string) => rows.find((row) => row.phone === phone)!.id;
  const accounts = Object.fromEntries(
    Object.entries(DEMO_ACCOUNTS).map(([role, { phone }]) => [role, idOf(phone)]),
  ) as Record<DemoRole, number>;
  await db.insertInto('platform_operator').values({ user_id: accounts.operator }).execute();
  const others = rows.slice(Object.keys(DEMO_ACCOUNTS).length).map(({ id }) => id);

  const [shopId, lettingId, stageId] = await findBusinesses(db);
  const deliveryServiceId = await seedDeliveryService(db);
  await db
    .insertInto('organization_member')
    .values([
      ...(await staffOf(db, shopId, accounts)),
      ...(await staffOf(db, lettingId, accounts)),
      ...(await staffOf(db, stageId, accounts)),
      {
        organization_id: deliveryServiceId,
        user_id: accounts.owner,
        is_owner: true,
        role_id: null,
      },
      {
        organization_id: deliveryServiceId,
        user_id: accounts.courier,
        role_id: await seedRole(db, deliveryServiceId, 'courier'),
      },
    ])
    .execute();
  return { accounts, others, shopId, lettingId, stageId, deliveryServiceId };
}

/** What the demo owner has: a shop, rooms to let and a concert hall. */
async function findBusinesses(db: Kysely<Tables>): Promise<[number, number, number]> {
  const [shop, rooms, stage] = await Promise.all(
    ['Ала-Тоо Мода', 'Дом у парка', 'Филармония'].map((title) =>
      db
        .selectFrom('organization')
        .select('id')
        .where('title', '=', title)
        .executeTakeFirstOrThrow(),
    ),
  );
  return [shop!.id, rooms!.id, stage!.id];
}

/** The owner, a seller and a manager. */
async function staffOf(
  db: Kysely<Tables>,
  organization_id: number,
  accounts: Readonly<Record<DemoRole, number>>,
) {
  return [
    { organization_id, user_id: accounts.owner, is_owner: true, role_id: null },
    {
      organization_id,
      user_id: accounts.seller,
      role_id: await seedRole(db, organization_id, 'seller'),
    },
    {
      organization_id,
      user_id: accounts.manager,
      role_id: await seedRole(db, organization_id, 'manager'),
    },
  ];
}

async function seedRole(
  db: Kysely<Tables>,
  organizationId: number,
  preset: RolePresetName,
): Promise<number> {
  const { titles, permissions } = ROLE_PRESETS[preset];
  const { id } = await db
    .insertInto('role')
    .values({ organization_id: organizationId, title: titles.ru, permissions: [...permissions] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function seedDeliveryService(db: Kysely<Tables>): Promise<number> {
  const { id } = await db
    .insertInto('organization')
    .values({
      type_id: 13,
      title: 'Кербен Доставка',
      descriptions: JSON.stringify({
        ru: 'Курьеры по Бишкеку: забираем и привозим за час.',
        en: 'Couriers in Bishkek: collected and delivered within the hour.',
      }),
      image_id: null,
      city: 'Бишкек',
      country: 'KG',
      address: 'ул. Медерова, 8',
      latitude: 42.8402,
      longitude: 74.6021,
      time_zone: 'Asia/Bishkek',
      currency: 'KGS',
      verification_status: 'verified',
      is_delivery_service: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await seedHours(db, id, daily('08:00', '23:00'));
  await seedContactLines(db, id, [{ kind: 'phone', value: '+996312900000' }]);
  return id;
}
