import type { Obstacle } from '@karavan/shared-api/contract/departures';
import type { Kysely } from 'kysely';
import type { OperatorsTables } from './operators.tables.ts';

/** Whoever acts for the platform is released from that first, by those who have appointed them. */
export async function findOperatorDuty(
  db: Kysely<OperatorsTables>,
  personId: number,
): Promise<Obstacle[]> {
  const duties = await db
    .selectFrom('platform_operator')
    .select('user_id')
    .where('user_id', '=', personId)
    .execute();
  return [{ reason: 'platform', count: duties.length, path: '/platform' }];
}
