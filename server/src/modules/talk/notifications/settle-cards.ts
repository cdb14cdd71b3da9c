import { sql } from 'kysely';
import type { CardAnswer } from '@karavan/shared-api/contract/cards';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { deliveryServicesOf, type StaffTables } from '../../organizations/staff/index.ts';
import type { NotificationsTables } from './notifications.tables.ts';

interface Answered {
  readonly subject: string;
  readonly answer: CardAnswer | null;
  /** Null for the clock. */
  readonly actorId: number | null;
  /** Of the news that tells the same, which whoever gets them need not hear twice. */
  readonly eventKey?: string;
  /** Those whose affair it is not do not hear of it. */
  readonly isOfStaff?: boolean;
}

/**
 * What cards are about has changed: nobody has to act on them as they were, and open devices read them
 * again, each as its person may see it.
 */
export async function settleCards(
  { trx, publish }: Pick<UnitOfWork<NotificationsTables>, 'trx' | 'publish'>,
  { subject, answer, actorId, eventKey, isOfStaff = false }: Answered,
): Promise<void> {
  const cards = await trx
    .updateTable('notification')
    .set({
      settled_at: sql<Date>`coalesce(settled_at, now())`,
      answer,
      answered_by: actorId,
    })
    .where('subject', '=', subject)
    .$if(eventKey !== undefined, (query) => query.where('event_key', '<>', eventKey!))
    .$if(isOfStaff, (query) => query.where('is_client', '=', false))
    .returning(['id', 'user_id'])
    .execute();
  for (const { id, user_id } of cards) {
    publish({ key: `unread:${user_id}`, type: 'notification.changed', data: { id } });
  }
}

/** A person has read what these cards tell, and need not hear of it any more. */
export async function settleOwnCards(
  { trx, publish }: Pick<UnitOfWork<NotificationsTables>, 'trx' | 'publish'>,
  { userId, subjects }: { readonly userId: number; readonly subjects: readonly string[] },
): Promise<void> {
  const cards = await trx
    .updateTable('notification')
    .set({ settled_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('subject', 'in', subjects)
    .where('settled_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of cards) {
    publish({ key: `unread:${userId}`, type: 'notification.changed', data: { id } });
  }
}

/**
 * Somebody does not work there any more: what they were asked as its staff, they need not answer. Offers of deliveries
 * belong to the service, whoever has sent them.
 */
export async function settleStaffCards(
  { trx, publish }: Pick<UnitOfWork<NotificationsTables & StaffTables>, 'trx' | 'publish'>,
  { organizationId, userId }: { readonly organizationId: number; readonly userId: number },
): Promise<void> {
  const isOfCourier = sql<boolean>`exists ${deliveryServicesOf(userId).limit(1)}`;
  const cards = await trx
    .updateTable('notification')
    .set({ settled_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('is_client', '=', false)
    .where('subject', 'is not', null)
    .where('settled_at', 'is', null)
    .where(
      sql<boolean>`case when subject like 'offer:%' then not ${isOfCourier}
        else ${organizationId}
          = coalesce((extra_data->>'own_organization')::bigint, organization_id) end`,
    )
    .returning('id')
    .execute();
  for (const { id } of cards) {
    publish({ key: `unread:${userId}`, type: 'notification.changed', data: { id } });
  }
}
