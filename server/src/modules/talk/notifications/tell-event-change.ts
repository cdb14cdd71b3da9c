import { sql } from 'kysely';
import type { Transact, UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { ItemsTables } from '../../catalog/items/index.ts';
import type { OrdersTables } from '../../trade/orders/index.ts';
import {
  refundEventsTask,
  takeUntoldHolders,
  type TicketsTables,
} from '../../trade/tickets/index.ts';
import type { NotificationsTables } from './notifications.tables.ts';
import { notifyPeople, notifyStaff } from './notify.ts';

const BATCH = 500;

type TellingTables = ItemsTables & OrdersTables & TicketsTables & NotificationsTables;

const TYPES = {
  moved: { staff: 'event_moved', client: 'event_moved_for_client' },
  cancelled: { staff: 'event_cancelled', client: 'event_cancelled_for_client' },
} as const;

/**
 * Tells everybody with tickets that their event was moved or cancelled, a batch in each transaction, which also notes how
 * far it has come: whatever stops the job in between, each is told once. The staff hears of it at the end, and what was
 * paid for a cancelled event goes back from then on.
 */
export async function tellEventChange(
  transact: Transact<TellingTables>,
  id: number,
): Promise<void> {
  let isOver: boolean;
  do {
    isOver = await transact((unit) => tellBatch(unit, id));
  } while (!isOver);
}

async function tellBatch(unit: UnitOfWork<TellingTables>, id: number): Promise<boolean> {
  const untold = await takeUntoldHolders(unit.trx, { id, limit: BATCH });
  if (!untold) return true;
  const { organizationId, itemId, kind, actorId, userIds, isLast } = untold;
  const news = { eventKey: `event-change:${id}`, organizationId, itemId, extraData: {} };
  await notifyPeople(unit, {
    ...news,
    type: TYPES[kind].client,
    senderId: null,
    people: sql<{ user_id: number }>`(select unnest(${userIds}::bigint[]) as user_id)`,
  });
  if (isLast) {
    await notifyStaff(unit, {
      ...news,
      type: TYPES[kind].staff,
      senderId: actorId,
      permission: 'can_manage_rentals_events',
      except: actorId,
    });
    if (kind === 'cancelled') await addJob(unit.trx, refundEventsTask, {});
  }
  return isLast;
}
