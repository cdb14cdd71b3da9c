import type { Generated } from 'kysely';

export interface OperatorsTables {
  /** Who acts for the platform itself. */
  platform_operator: { user_id: number; created_at: Generated<Date> };
}
