import { sql } from 'kysely';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import {
  organizationsIn,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { findCreditors, type CashbackTables } from '../../trade/cashback/index.ts';
import { findGiftHolders, type GiftsTables } from '../../trade/gifts/index.ts';
import type { NotificationsTables } from './notifications.tables.ts';
import { notifyPeople } from './notify.ts';

const BATCH = 500;

interface Announced {
  readonly organizationId: number;
  /** Of the history: whoever was told of it is not told again, whatever stops the job in between. */
  readonly stepId: number;
}

/**
 * Tells everybody who has cashback or a gift card at an organization that it closes, a batch in each transaction; nobody
 * any more once that is taken back.
 */
export async function tellClosing(
  transact: Transact<CashbackTables & GiftsTables & OrganizationsTables & NotificationsTables>,
  { organizationId, stepId }: Announced,
): Promise<void> {
  let afterId = 0;
  for (;;) {
    const told = await transact(async (unit) => {
      const announced = await unit.trx
        .selectFrom(organizationsIn('announced').as('announced'))
        .select('announced.id')
        .where('announced.id', '=', organizationId)
        .executeTakeFirst();
      if (!announced) return [];
      const next = { afterId, limit: BATCH };
      const owed = new Set([
        ...(await findCreditors(unit.trx, organizationId, next)),
        ...(await findGiftHolders(unit.trx, organizationId, next)),
      ]);
      const userIds = [...owed].toSorted((a, b) => a - b).slice(0, BATCH);
      await notifyPeople(unit, {
        type: 'closing_announced_for_client',
        eventKey: `life:${stepId}`,
        organizationId,
        senderId: null,
        extraData: {},
        people: sql<{ user_id: number }>`(select unnest(${userIds}::bigint[]) as user_id)`,
      });
      return userIds;
    });
    if (told.length < BATCH) return;
    afterId = told.at(-1)!;
  }
}
