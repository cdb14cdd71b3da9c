import { sql } from 'kysely';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import type { OrganizationsTables } from '../../organizations/organizations/index.ts';
import { takeUntoldFollowers, type DiscountsTables } from '../../trade/discounts/index.ts';
import { mutersOf, type BroadcastsTables } from '../broadcasts/index.ts';
import type { NotificationsTables } from './notifications.tables.ts';
import { notifyPeople } from './notify.ts';

const BATCH = 500;

interface Announced {
  readonly organizationId: number;
  readonly announcement: number;
}

/**
 * Tells those who follow an organization of its new cards, a batch in each transaction, which also notes how far it
 * has come: whatever stops the job in between, each is told once. Whoever has muted the organization is left out.
 */
export async function tellDiscount(
  transact: Transact<
    BroadcastsTables & DiscountsTables & NotificationsTables & OrganizationsTables
  >,
  { organizationId, announcement }: Announced,
): Promise<void> {
  let told: readonly number[];
  do {
    told = await transact(async (unit) => {
      const userIds = await takeUntoldFollowers(unit.trx, {
        organizationId,
        announcement,
        limit: BATCH,
      });
      await notifyPeople(unit, {
        type: 'new_discount',
        eventKey: `discount:${organizationId}:${announcement}`,
        organizationId,
        senderId: null,
        extraData: {},
        people: sql<{ user_id: number }>`(
          select told.user_id from unnest(${userIds}::bigint[]) as told(user_id)
          where told.user_id not in (${mutersOf(organizationId)}))`,
      });
      return userIds;
    });
  } while (told.length === BATCH);
}
