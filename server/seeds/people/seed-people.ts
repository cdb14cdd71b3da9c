import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { hashPassword } from '../../src/platform/auth/passwords.ts';
import { seedContactLines } from '../catalog/seed-contact-lines.ts';
import { daily, seedHours } from '../catalog/seed-hours.ts';
import {
  ROLE_PRESET_NAMES,
  ROLE_PRESETS,
  type RolePresetName,
} from '@karavan/shared-api/contract/role-presets';
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
  const rolesOf = async (organization: number) => seedRoles(db, organization);
  const [shop, letting, stage, service] = [
    await rolesOf(shopId),
    await rolesOf(lettingId),
    await rolesOf(stageId),
    await rolesOf(deliveryServiceId),
  ];
  const { owner, courier } = accounts;
  await db
    .insertInto('membership')
    .values([
      ...staffOf(shopId, shop, accounts),
      ...staffOf(lettingId, letting, accounts),
      ...staffOf(stageId, stage, accounts),
      hired({ organization_id: stageId, user_id: others[5]!, role_id: stage.scanner }, owner, 120),
      founderOf(deliveryServiceId, owner),
      hired(
        { organization_id: deliveryServiceId, user_id: courier, role_id: service.courier },
        owner,
        390,
      ),
    ])
    .execute();
  await seedPastAndFuture(db, { shopId, stageId, shop, stage, accounts, others });
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

type Roles = Readonly<Record<RolePresetName, number>>;

const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

interface Hired {
  readonly organization_id: number;
  readonly user_id: number;
  readonly role_id: number;
  readonly position?: string;
}

/** Somebody who was invited so many days ago and accepted the next day. */
const hired = (row: Hired, invited_by: number, days: number) => ({
  ...row,
  invited_by,
  invited_at: ago(days),
  expires_at: ago(days - 7),
  joined_at: ago(days - 1),
});

const founderOf = (organization_id: number, user_id: number) => ({
  organization_id,
  user_id,
  is_owner: true,
  role_id: null,
  joined_at: ago(500),
});

/** The owner, a seller and a manager. */
const staffOf = (
  organization_id: number,
  roles: Roles,
  { owner, seller, manager }: Readonly<Record<DemoRole, number>>,
) => [
  founderOf(organization_id, owner),
  hired(
    { organization_id, user_id: seller, role_id: roles.seller, position: 'Старший продавец' },
    owner,
    410,
  ),
  hired({ organization_id, user_id: manager, role_id: roles.manager }, owner, 480),
];

/** Every organization of the demo has the usual roles. */
async function seedRoles(db: Kysely<Tables>, organization_id: number): Promise<Roles> {
  const rows = await db
    .insertInto('role')
    .values(
      ROLE_PRESET_NAMES.map((preset) => ({
        organization_id,
        title: ROLE_PRESETS[preset].titles.ru,
        permissions: [...ROLE_PRESETS[preset].permissions],
      })),
    )
    .returning(['id', 'title'])
    .execute();
  return Object.fromEntries(
    ROLE_PRESET_NAMES.map((preset) => [
      preset,
      rows.find(({ title }) => title === ROLE_PRESETS[preset].titles.ru)!.id,
    ]),
  ) as Record<RolePresetName, number>;
}

interface Staffed extends Pick<SeededPeople, 'shopId' | 'stageId' | 'accounts' | 'others'> {
  readonly shop: Roles;
  readonly stage: Roles;
}

/** Somebody who has left the shop, and the client, who is asked to check tickets. */
async function seedPastAndFuture(
  db: Kysely<Tables>,
  { shopId, stageId, shop, stage, accounts, others }: Staffed,
): Promise<void> {
  const invited = { invited_by: accounts.owner, position: '' };
  await db
    .insertInto('membership')
    .values([
      {
        ...invited,
        organization_id: shopId,
        user_id: others[1]!,
        status: 'quit',
        role_title: ROLE_PRESETS.seller.titles.ru,
        invited_at: ago(401),
        expires_at: ago(394),
        joined_at: ago(400),
        left_at: ago(35),
        ended_by: others[1]!,
      },
      {
        ...invited,
        organization_id: stageId,
        user_id: accounts.client,
        role_id: stage.scanner,
        status: 'invited',
        position: 'Контроль у входа',
        joined_at: null,
        invited_at: ago(1),
        expires_at: ago(-6),
      },
      {
        ...invited,
        organization_id: shopId,
        user_id: others[3]!,
        role_id: shop.seller,
        status: 'invited',
        joined_at: null,
        invited_at: ago(2),
        expires_at: ago(-5),
      },
    ])
    .execute();
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
