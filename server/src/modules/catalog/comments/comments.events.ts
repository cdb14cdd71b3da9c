import { defineEvent } from '../../../platform/events/domain-event.ts';

export const commentWritten = defineEvent<{
  /** Whose item it is about. */
  readonly organizationId: number;
  readonly itemId: number;
  readonly commentId: number;
  readonly authorId: number;
  /** Whom it answers; null for one that answers nobody. */
  readonly answeredId: number | null;
}>('comment-written');

export const commentDeleted = defineEvent<{
  readonly organizationId: number;
  readonly itemId: number;
  readonly commentId: number;
}>('comment-deleted');
