import type { Transaction } from 'kysely';
import { z } from 'zod';
import { defineTask } from '../../../../platform/jobs/define-task.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import type { ItemsTables } from '../items.tables.ts';
import { firstPublication } from './describe-item.ts';

/** Puts a draft on sale at its time. */
export const publishItemTask = defineTask('publish-item', z.object({ id: z.number() }));

/** The job of an earlier time finds that it is too early, or nothing left to do. */
export async function planPublication(
  trx: Transaction<ItemsTables>,
  id: number,
  time: Date | null,
): Promise<void> {
  if (time !== null) await addJob(trx, publishItemTask, { id }, { runAt: time });
}

/** Puts a draft on sale whose time has come; anything else is left as it is. */
export function publishItem(transact: Transact<ItemsTables>, id: number): Promise<void> {
  return transact(async ({ trx }) => {
    const now = new Date();
    const draft = await trx
      .selectFrom('item')
      .select(['version', 'published_at'])
      .where('id', '=', id)
      .where('status', '=', 'draft')
      .where('publish_at', '<=', now)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!draft) return;
    await trx
      .updateTable('item')
      .set({
        status: 'published',
        is_published: true,
        publish_at: null,
        version: draft.version + 1,
        ...(draft.published_at === null && firstPublication(now)),
      })
      .where('id', '=', id)
      .execute();
  });
}
