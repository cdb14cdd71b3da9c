import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { SeededPeople } from './seed-people.ts';

/** A bookshop with a club of its own. */
const CLUB = 'Раритет';
const HOUR = 3_600_000;
const REQUESTS = 30;
const DECLINED = 3;

interface Gates {
  readonly people: SeededPeople;
  readonly crowd: readonly number[];
  readonly now: Date;
}

/** A gated organization of the demo's owner, those who ask to follow it, and people whom the shop has blocked. */
export async function seedGates(
  db: Kysely<Tables>,
  { people: { accounts, others, shopId }, crowd, now }: Gates,
): Promise<void> {
  const { id: organization_id } = await db
    .updateTable('organization')
    .set({ is_gated: true })
    .where('title', '=', CLUB)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('organization_member')
    .values({ organization_id, user_id: accounts.owner, is_owner: true })
    .execute();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const known = await db
    .selectFrom('organization_follower')
    .select('user_id')
    .where('organization_id', '=', organization_id)
    .execute();
  const strangers = crowd.filter((person) => !known.some(({ user_id }) => user_id === person));
  await db
    .insertInto('organization_follower')
    .values(
      [accounts.client, ...strangers].slice(0, REQUESTS + DECLINED).map((user_id, index) => ({
        organization_id,
        user_id,
        status: index < REQUESTS ? ('requested' as const) : ('declined' as const),
        created_at: hoursAgo(2 + index * 3),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const blocked = others.slice(-2);
  await db
    .insertInto('organization_block')
    .values(
      blocked.map((user_id, index) => ({
        organization_id: shopId,
        user_id,
        blocked_by: accounts.manager,
        created_at: hoursAgo(20 + index * 200),
      })),
    )
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('organization_follower')
    .where('organization_id', '=', shopId)
    .where('user_id', 'in', blocked)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('organization')
    .set({ follower_count: sql<number>`follower_count - ${numDeletedRows}` })
    .where('id', '=', shopId)
    .execute();
}
