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
import { findAuthor, type CommentsTables } from '../comments/index.ts';
import { membersOf, type StaffTables } from '../../organizations/staff/index.ts';
import { selectVisibleItems, type ItemsTables } from '../items/index.ts';
import type { ComplaintsTables } from './complaints.tables.ts';

const STORED = { success: true } as const;

export function complaintsRoutes(
  db: Kysely<ComplaintsTables & ItemsTables & CommentsTables & OrganizationsTables & StaffTables>,
): ImplementedRoute[] {
  return [
    implement(complainAboutItem, async ({ params: { id }, body, context }) => {
      const { userId } = requireActor(context.actor);
      const item = await selectVisibleItems(db, userId)
        .select((eb) =>
          eb(eb.val(userId), 'in', membersOf(eb.ref('item.organization_id'))).as('is_own'),
        )
        .where('item.id', '=', id)
        .executeTakeFirst();
      if (!item) throw new ApiError('not_found');
      if (item.is_own) throw new ApiError('conflict');
      await storeComplaint(db, 'item_id', id, userId, body);
      return STORED;
    }),
    implement(complainAboutOrganization, async ({ params: { id }, body, context }) => {
      const { userId } = requireActor(context.actor);
      if (!(await hasOrganization(db, id))) throw new ApiError('not_found');
      if (await isMember(db, userId, id)) throw new ApiError('conflict');
      await storeComplaint(db, 'organization_id', id, userId, body);
      return STORED;
    }),
    implement(complainAboutComment, async ({ params: { id }, body, context }) => {
      const { userId } = requireActor(context.actor);
      const authorId = await findAuthor(db, id, userId);
      if (authorId === undefined) throw new ApiError('not_found');
      if (authorId === userId) throw new ApiError('conflict');
      await storeComplaint(db, 'comment_id', id, userId, body);
      return STORED;
    }),
  ];
}

async function isMember(
  db: Kysely<StaffTables>,
  userId: number,
  organizationId: number,
): Promise<boolean> {
  const member = await db
    .selectFrom(membersOf(organizationId).as('member'))
    .select('member.user_id')
    .where('member.user_id', '=', userId)
    .executeTakeFirst();
  return member !== undefined;
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
