import type { Generated } from 'kysely';

export interface OrganizationsTables {
  /** Hours by weekday; one without a row is a day off. */
  organization_hours: {
    organization_id: number;
    /** ISO 8601: Monday is 1. */
    weekday: number;
    /** `HH:MM:SS` of the organization's clock. */
    opens_at: string;
    closes_at: string;
  };
  organization_follower: {
    organization_id: number;
    user_id: number;
    created_at: Generated<Date>;
  };
}
