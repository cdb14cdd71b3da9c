import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { defineTask } from '../../../../platform/jobs/define-task.ts';
import type { ItemsTables } from '../items.tables.ts';

/** Takes events out of the lists that are over; the next date of a series takes their place. */
export const putEventsAsideTask = defineTask('put-events-aside', z.object({}));

const BATCH = 500;

/** The rule is the database's (`show_events`); only that time has passed does it not notice. Each has its own transaction. */
export async function putEventsAside(db: Kysely<ItemsTables>): Promise<void> {
  const over = await db
    .selectFrom('event')
    .innerJoin('item', 'item.id', 'event.item_id')
    .select(['event.item_id', 'event.series_id'])
    .where('item.kind', '=', 'ticket')
    .where('item.is_aside', '=', false)
    .where('event.ends_at', '<=', sql<Date>`now()`)
    .orderBy('event.item_id')
    .limit(BATCH)
    .execute();
  for (const { item_id, series_id } of over) {
    await sql`select show_events(${item_id}::bigint, ${series_id}::bigint)`.execute(db);
  }
}
