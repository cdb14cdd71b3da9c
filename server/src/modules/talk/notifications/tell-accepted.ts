import { sql } from 'kysely';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { takeUntold, type OrganizationsTables } from '../../organizations/organizations/index.ts';
import type { NotificationsTables } from './notifications.tables.ts';
import { notifyPeople } from './notify.ts';

const BATCH = 500;

/**
 * Tells those whom an organization has accepted, a batch in each transaction: who is told is no longer
 * untold, whatever stops the job in between.
 */
export async function tellAccepted(
  transact: Transact<OrganizationsTables & NotificationsTables>,
  organizationId: number,
): Promise<void> {
  let told: readonly number[];
  do {
    told = await transact(async (unit) => {
      const userIds = await takeUntold(unit.trx, organizationId, BATCH);
      await notifyPeople(unit, {
        type: 'organization_followed',
        // Accepted again after they had left, they hear of it again.
        eventKey: `accepted:${organizationId}:${crypto.randomUUID()}`,
        organizationId,
        senderId: null,
        extraData: {},
        people: sql<{ user_id: number }>`(select unnest(${userIds}::bigint[]) as user_id)`,
      });
      return userIds;
    });
  } while (told.length === BATCH);
}
