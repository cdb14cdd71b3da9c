import type { Generated } from 'kysely';

export interface BookmarksTables {
  bookmark: {
    /** Grows with time: the order of what is saved. */
    id: Generated<number>;
    user_id: number;
    item_id: number;
    folder_id: number | null;
    created_at: Generated<Date>;
  };
  bookmark_folder: {
    id: Generated<number>;
    user_id: number;
    name: string;
    created_at: Generated<Date>;
  };
}
