import { sql, type Kysely } from 'kysely';
import {
  complainAboutComment,
  complainAboutItem,
  complainAboutOrganization,
  type ComplaintReason,
} from '@karavan/shared-api/contract/complaints';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { ShownTables } from '../items/index.ts';
import type { CommentsTables } from '../comments/index.ts';
import type { ComplaintsTables } from './complaints.tables.ts';

const STORED = { success: true } as const;

export function complaintsRoutes(
  db: Kysely<ComplaintsTables & ShownTables & CommentsTables>,
): ImplementedRoute[] {
  return [
    implement(complainAboutItem, async ({ params: { id }, body, context }) => {
      const item = await db
        .selectFrom('item')
        .select('id')
        .where('id', '=', id)
        .where('is_published', '=', true)
        .executeTakeFirst();
      if (!item) throw new ApiError('not_found');
      await storeComplaint(db, 'item_id', id, requireActor(context.actor).userId, body);
      return STORED;
    }),
    implement(complainAboutOrganization, async ({ params: { id }, body, context }) => {
      const organization = await db
        .selectFrom('organization')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!organization) throw new ApiError('not_found');
      await storeComplaint(db, 'organization_id', id, requireActor(context.actor).userId, body);
      return STORED;
    }),
    implement(complainAboutComment, async ({ params: { id }, body, context }) => {
      const comment = await db
        .selectFrom('comment')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!comment) throw new ApiError('not_found');
      await storeComplaint(db, 'comment_id', id, requireActor(context.actor).userId, body);
      return STORED;
    }),
  ];
}

/** One complaint of one person about one thing; a later one takes the place of the first. */
async function storeComplaint(
  db: Kysely<ComplaintsTables>,
  about: 'item_id' | 'organization_id' | 'comment_id',
  id: number,
  userId: number,
  { reason, text }: { reason: ComplaintReason; text: string },
): Promise<void> {
  await db
    .insertInto('complaint')
    .values({
      user_id: userId,
      item_id: null,
      organization_id: null,
      comment_id: null,
      [about]: id,
      reason,
      text,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', about])
        .doUpdateSet({ reason, text, created_at: sql<Date>`now()` }),
    )
    .execute();
}
