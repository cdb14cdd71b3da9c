import { sql } from 'kysely';
import type { Transact, UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { OrganizationsTables } from '../../organizations/organizations/index.ts';
import type { OrdersTables } from '../../trade/orders/index.ts';
import { takeUntold, type BroadcastsTables } from '../broadcasts/index.ts';
import type { NotificationsTables } from './notifications.tables.ts';
import { withdrawNotifications } from './growing-cards.ts';
import { notifyPeople, notifyStaff } from './notify.ts';
import { messageSubject } from './subjects.ts';

const BATCH = 500;

type TellingTables = BroadcastsTables & NotificationsTables & OrganizationsTables & OrdersTables;

/**
 * Tells those whom a broadcast is for, a batch in each transaction, which also notes how far it has come: whatever
 * stops the job in between, each is told once. Its staff hears of it at the end.
 */
export async function tellBroadcast(transact: Transact<TellingTables>, id: number): Promise<void> {
  let isOver: boolean;
  do {
    isOver = await transact((unit) => tellBatch(unit, id));
  } while (!isOver);
}

async function tellBatch(unit: UnitOfWork<TellingTables>, id: number): Promise<boolean> {
  const untold = await takeUntold(unit.trx, { id, limit: BATCH });
  if (!untold) return true;
  const { organizationId, authorId, userIds, isWithdrawn, isLast } = untold;
  const eventKey = messageSubject(id);
  if (isWithdrawn) {
    await withdrawNotifications(unit, { types: ['organization_message'], eventKey });
    return true;
  }
  const news = { eventKey, organizationId, extraData: { message_id: id } };
  await notifyPeople(unit, {
    ...news,
    type: 'organization_message',
    subject: messageSubject(id),
    // It is the organization that writes.
    senderId: null,
    people: sql<{ user_id: number }>`(select unnest(${userIds}::bigint[]) as user_id)`,
  });
  if (isLast) {
    await notifyStaff(unit, {
      ...news,
      type: 'sent_message',
      senderId: authorId,
      permission: 'can_send_message',
    });
  }
  return isLast;
}
