import type { Generated } from 'kysely';

export interface CommentsTables {
  comment: {
    /** Grows with time: the order of the list. */
    id: Generated<number>;
    item_id: number;
    user_id: number;
    parent_id: number | null;
    text: string;
    like_count: Generated<number>;
    created_at: Generated<Date>;
  };
  comment_like: { comment_id: number; user_id: number };
}
