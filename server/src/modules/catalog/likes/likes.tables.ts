import type { Generated } from 'kysely';

export interface LikesTables {
  item_like: {
    /** Grows with time: the order of the list of likes. */
    id: Generated<number>;
    user_id: number;
    item_id: number;
    created_at: Generated<Date>;
  };
}
