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
import {
  hasOrganization,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { hasComment, type CommentsTables } from '../comments/index.ts';
import { selectPublishedItems, type ItemsTables } from '../items/index.ts';
import type { ComplaintsTables } from './complaints.tables.ts';

const STORED = { success: true } as const;

export function complaintsRoutes(
  db: Kysely<ComplaintsTables & ItemsTables & CommentsTables & OrganizationsTables>,
): ImplementedRoute[] {
  return [
    implement(complainAboutItem, async ({ params: { id }, body, context }) => {
      const item = await selectPublishedItems(db)
        .select('item.id')
        .where('item.id', '=', id)
        .executeTakeFirst();
      if (!item) throw new ApiError('not_found');
      await storeComplaint(db, 'item_id', id, requireActor(context.actor).userId, body);
      return STORED;
    }),
    implement(complainAboutOrganization, async ({ params: { id }, body, context }) => {
      if (!(await hasOrganization(db, id))) throw new ApiError('not_found');
      await storeComplaint(db, 'organization_id', id, requireActor(context.actor).userId, body);
      return STORED;
    }),
    implement(complainAboutComment, async ({ params: { id }, body, context }) => {
      if (!(await hasComment(db, id))) throw new ApiError('not_found');
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
