import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import {
  commentDeleted,
  commentWritten,
  findCommentText,
  type CommentsTables,
} from '../../../catalog/comments/index.ts';
import { excerptOf } from '../excerpt.ts';
import { withdrawNotifications } from '../growing-cards.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyPersonAndStaff } from '../notify.ts';

export const commentListeners: readonly EventHandler<NotificationsTables & CommentsTables>[] = [
  onEvent(commentWritten, async (unit, comment) => {
    const { organizationId, itemId, commentId, authorId, answeredId } = comment;
    const text = await findCommentText(unit.trx, commentId);
    await notifyPersonAndStaff(unit, {
      type: 'new_comment',
      eventKey: keyOf(commentId),
      group: `item:${itemId}`,
      organizationId,
      itemId,
      senderId: authorId,
      extraData: { comment_id: commentId, text: excerptOf(text) },
      userId: answeredId,
      permission: 'can_send_message',
    });
  }),

  onEvent(commentDeleted, (unit, { commentId }) =>
    withdrawNotifications(unit, { types: ['new_comment'], eventKey: keyOf(commentId) }),
  ),
];

const keyOf = (commentId: number) => `comment:${commentId}`;
