import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { createRandom } from '../random.ts';
import type { SeededPeople } from './seed-people.ts';

const FIRST_NAMES = [
  'Айгерим',
  'Бермет',
  'Чолпон',
  'Динара',
  'Эльмира',
  'Гульнара',
  'Жибек',
  'Кызжибек',
  'Назгуль',
  'Перизат',
  'Азиз',
  'Бекзат',
  'Эрлан',
  'Ильяс',
  'Канат',
  'Мирлан',
  'Нурбек',
  'Руслан',
  'Талант',
  'Улан',
];
const LAST_NAMES = [
  'Асанбек',
  'Бейшен',
  'Джолдош',
  'Исмаил',
  'Калыгул',
  'Маматкул',
  'Орозбек',
  'Садыр',
  'Токтогул',
  'Усен',
  'Чынгыз',
  'Шаршен',
];
const DAY = 86_400_000;
/** Ids of organizations that the demo client follows. */
const FOLLOWED_BY_CLIENT = [1, 3, 6, 17];

/** People who follow organizations, verified ones more than others. Answers the ids of the crowd. */
export async function seedFollowers(
  db: Kysely<Tables>,
  { accounts }: SeededPeople,
  now: Date,
): Promise<readonly number[]> {
  const random = createRandom(404);
  const followers = await seedCrowd(db);
  const organizations = await db
    .selectFrom('organization')
    .select(['id', 'verification_status'])
    .execute();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  const rows = organizations.flatMap(({ id, verification_status }) => {
    // Squared: many have few, and a few have many.
    const share = 0.03 + (verification_status === 'verified' ? 0.9 : 0.4) * random.next() ** 2;
    const crowd = followers.filter(() => random.next() < share);
    return [
      ...crowd.map((user_id) => ({ user_id, created_at: daysAgo(random.integer(0, 365)) })),
      ...(FOLLOWED_BY_CLIENT.includes(id)
        ? [{ user_id: accounts.client, created_at: daysAgo(30) }]
        : []),
    ].map((row) => ({ organization_id: id, ...row }));
  });
  await db.insertInto('organization_follower').values(rows).execute();
  await db
    .updateTable('organization')
    .set((eb) => ({
      follower_count: eb
        .selectFrom('organization_follower')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('organization_follower.organization_id', '=', 'organization.id'),
    }))
    .execute();
  return followers;
}

/** Everybody whom the two lists of names make; nobody signs in as one of them. */
async function seedCrowd(db: Kysely<Tables>): Promise<number[]> {
  const names = FIRST_NAMES.flatMap((first, index) =>
    LAST_NAMES.map((last) => `${first} ${last}${index < 10 ? 'ова' : 'ов'}`),
  );
  const rows = await db
    .insertInto('app_user')
    .values(
      names.map((full_name, index) => ({
        full_name,
        phone: `+99677700${String(index).padStart(4, '0')}`,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
