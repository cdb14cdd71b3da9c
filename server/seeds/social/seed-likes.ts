import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { createRandom } from '../random.ts';
import { inChunks } from '../in-chunks.ts';

/** The best loved item is liked by so many of the crowd. */
const LARGEST_SHARE = 0.4;

interface LikesSeed {
  readonly crowd: readonly number[];
  readonly now: Date;
}

/** Who likes which item; the counters are what the rows say. */
export async function seedLikes(db: Kysely<Tables>, { crowd, now }: LikesSeed): Promise<void> {
  const random = createRandom(550);
  const items = await db.selectFrom('item').select(['id', 'created_at']).orderBy('id').execute();
  const likes = items.flatMap(({ id, created_at }) => {
    // Cubed: many are liked by few, and a few by many.
    const share = LARGEST_SHARE * random.next() ** 3;
    return crowd
      .filter(() => random.next() < share)
      .map((user_id) => {
        const age = now.getTime() - created_at.getTime();
        return { item_id: id, user_id, created_at: new Date(now.getTime() - age * random.next()) };
      });
  });
  // The order of ids is the order of time.
  likes.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  await inChunks(likes, (rows) => db.insertInto('item_like').values(rows).execute());
  await sql`
    update item set like_count = counted.likes
    from (select item_id, count(*) as likes from item_like group by item_id) as counted
    where counted.item_id = item.id`.execute(db);
}
