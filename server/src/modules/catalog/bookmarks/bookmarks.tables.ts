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
    /** Shown no more, and can be taken back for a time. */
    deleted_at: Date | null;
  };
  /** Whoever has the secret sees the folder. */
  folder_link: {
    folder_id: number;
    secret: string;
    created_at: Generated<Date>;
  };
  /** What was removed not long ago, as it was; a person takes it back by the item. */
  removed_bookmark: {
    id: number;
    user_id: number;
    item_id: number;
    folder_id: number | null;
    created_at: Date;
    removed_at: Generated<Date>;
  };
}
