import type { Generated } from 'kysely';
import type { LifeAction } from '@karavan/shared-api/contract/life-states';

export interface LifeTables {
  /** What has become of an organization's state; never changed. */
  organization_life_step: {
    id: Generated<number>;
    organization_id: number;
    action: LifeAction;
    /** Null for what the clock has done. */
    actor_id: number | null;
    created_at: Generated<Date>;
  };
}
