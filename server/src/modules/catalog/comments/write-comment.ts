import type { Kysely } from 'kysely';
import { COMMENTS_PER_TEN_MINUTES } from '@karavan/shared-api/contract/limits';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { publishing } from '../../../platform/realtime/publish.ts';
import type { WakeUp } from '../../../platform/realtime/wake-up.ts';
import { countEvent, MINUTE } from '../../../platform/throttle/throttle.ts';
import { notifyPersonAndStaff, withdrawNotice } from '../../talk/notifications/index.ts';

/** So much of a comment is told; the rest is read in place. */
const EXCERPT_LENGTH = 140;

interface NewComment {
  readonly userId: number;
  readonly itemId: number;
  readonly parentId: number | null;
  readonly text: string;
}

/**
 * Stores a comment, counts it, and tells whom it answers and the staff whose item it is about.
 * @throws ApiError `not_found` for an item that is not published or a parent that stands elsewhere,
 *   `too_many_requests` for somebody who floods
 */
export async function writeComment(
  db: Kysely<Tables>,
  wakeUp: Pick<WakeUp, 'announce'>,
  { userId, itemId, parentId, text }: NewComment,
): Promise<number> {
  const rule = { limit: COMMENTS_PER_TEN_MINUTES, seconds: 10 * MINUTE };
  if (!(await countEvent(db, `comment ${userId}`, rule))) throw new ApiError('too_many_requests');
  return publishing(db, wakeUp, async (trx, publish) => {
    const item = await trx
      .updateTable('item')
      .set((eb) => ({ comment_count: eb('comment_count', '+', 1) }))
      .where('id', '=', itemId)
      .where('is_published', '=', true)
      .returning('organization_id')
      .executeTakeFirst();
    if (!item) throw new ApiError('not_found');
    let answered: number | null = null;
    if (parentId !== null) {
      // Held until the reply stands: it must not lose its parent in between.
      const parent = await trx
        .selectFrom('comment')
        .select('user_id')
        .where('id', '=', parentId)
        .where('item_id', '=', itemId)
        .forKeyShare()
        .executeTakeFirst();
      if (!parent) throw new ApiError('not_found');
      answered = parent.user_id;
    }
    const { id } = await trx
      .insertInto('comment')
      .values({ item_id: itemId, user_id: userId, parent_id: parentId, text })
      .returning('id')
      .executeTakeFirstOrThrow();
    await notifyPersonAndStaff(
      trx,
      {
        type: 'new_comment',
        eventKey: eventKeyOf(id),
        organizationId: item.organization_id,
        itemId,
        senderId: userId,
        extraData: { comment_id: id, text: excerptOf(text) },
        userId: answered,
        permission: 'can_send_message',
      },
      publish,
    );
    return id;
  });
}

/** Cut between whole characters, as people see them. */
function excerptOf(text: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return characters.slice(0, EXCERPT_LENGTH).join('');
}

const eventKeyOf = (commentId: number) => `comment:${commentId}`;

/** @throws ApiError `not_found` for a comment of somebody else */
export function deleteComment(
  db: Kysely<Tables>,
  { id, userId }: { readonly id: number; readonly userId: number },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // The item first, as whoever writes does: in the other order a reply and the end of its parent
    // would wait for each other.
    await trx
      .selectFrom('item')
      .select('id')
      .where('id', '=', (eb) =>
        eb.selectFrom('comment').select('item_id').where('comment.id', '=', id),
      )
      .forNoKeyUpdate()
      .execute();
    const gone = await trx
      .deleteFrom('comment')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('item_id')
      .executeTakeFirst();
    if (!gone) throw new ApiError('not_found');
    await withdrawNotice(trx, { types: ['new_comment'], eventKey: eventKeyOf(id) });
    await trx
      .updateTable('item')
      .set((eb) => ({ comment_count: eb('comment_count', '-', 1) }))
      .where('id', '=', gone.item_id)
      .execute();
  });
}
