import type { Generated } from 'kysely';

export interface BlocksTables {
  /** People whom an organization does no new business with. */
  organization_block: {
    organization_id: number;
    user_id: number;
    /** Null once that person's account is gone. */
    blocked_by: number | null;
    created_at: Generated<Date>;
  };
}
