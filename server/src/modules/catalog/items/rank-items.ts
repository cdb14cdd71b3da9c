import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { ItemsTables } from './items.tables.ts';

/** Reckons how popular the items are that were liked or commented on since. */
export const rankItemsTask = defineTask('rank-items', z.object({}), { isSerial: true });

const BATCH = 2000;
/** In this many seconds half of what a like adds is gone. */
const HALF_LIFE = sql.lit(604_800);
const COMMENT_WEIGHT = sql.lit(2);

/** What something of that time adds, as a share of what it would add now. */
const share = (time: string) =>
  sql<number>`power(2, extract(epoch from ${sql.ref(time)} - now()) / ${HALF_LIFE})`;

/** Each has its own transaction; its row is locked before its mark, as whoever likes it does. */
export async function rankItems(db: Kysely<ItemsTables>): Promise<void> {
  const stirred = await db.selectFrom('item_stir').select('item_id').limit(BATCH).execute();
  for (const { item_id } of stirred) {
    await db.transaction().execute(async (trx) => {
      await sql`select from item where id = ${item_id} for no key update`.execute(trx);
      await sql`
        update item set popularity = extract(epoch from now()) / ${HALF_LIFE} + log(2, (
          ${share('item.created_at')}
          + coalesce((select sum(${share('item_like.created_at')}) from item_like
              where item_like.item_id = item.id), 0)
          + ${COMMENT_WEIGHT} * coalesce((select sum(${share('comment.created_at')}) from comment
              where comment.item_id = item.id), 0))::numeric)
        where id = ${item_id}`.execute(trx);
      await trx.deleteFrom('item_stir').where('item_id', '=', item_id).execute();
    });
  }
}
