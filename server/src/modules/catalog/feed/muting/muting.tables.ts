import type { Generated } from 'kysely';

/** What people's feeds leave out. The ids grow with time: the order of the lists. */
export interface MutingTables {
  organization_mute: {
    id: Generated<number>;
    user_id: number;
    organization_id: number;
    created_at: Generated<Date>;
  };
  post_dismissal: {
    id: Generated<number>;
    user_id: number;
    item_id: number;
    created_at: Generated<Date>;
  };
}
