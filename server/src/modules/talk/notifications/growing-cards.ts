import { sql, type RawBuilder } from 'kysely';
import type { NotificationType } from '@karavan/shared-api/contract/notification-types';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { NotificationsTables } from './notifications.tables.ts';

type Unit = Pick<UnitOfWork<NotificationsTables>, 'trx'>;

interface Part {
  readonly type: NotificationType;
  readonly eventKey: string;
  readonly senderId: number | null;
  readonly extraData: object;
}

/** Notes for each recipient what their growing card tells besides, once. Selects the `user_id` of whom it is news to. */
export const grow = (
  { type, eventKey, senderId, extraData }: Part,
  subject: string,
  recipients: RawBuilder<unknown>,
) => sql`
  insert into grouped_notification (user_id, type, event_key, subject, sender_id, extra_data)
  select recipient.user_id, ${type}, ${eventKey}, ${subject}, ${senderId}::bigint,
    ${JSON.stringify(extraData)}::jsonb
  from (${recipients}) as recipient
  -- Told before such cards grew.
  where not exists (
    select from notification as known
    where known.user_id = recipient.user_id and known.type = ${type}
      and known.event_key = ${eventKey})
  on conflict (user_id, type, event_key) do nothing
  returning user_id`;

interface Withdrawal {
  readonly types: readonly NotificationType[];
  readonly eventKey: string;
}

/** Takes back what was told of something that is gone, whoever was told; of many alike the others stay. */
export async function withdrawNotifications(
  unit: Unit,
  { types, eventKey }: Withdrawal,
): Promise<void> {
  await shrink(unit, sql`type = any(${types}) and event_key = ${eventKey}`);
  await unit.trx
    .deleteFrom('notification')
    .where('type', 'in', types)
    .where('event_key', '=', eventKey)
    .execute();
}

/** Of those that have caused it nothing is told any more. */
export const withdrawFrom = (unit: Unit, senderId: number): Promise<void> =>
  shrink(unit, sql`sender_id = ${senderId}`);

/** The cards tell the latest of what is left, and are gone with the last. */
async function shrink({ trx }: Unit, which: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ user_id: number; subject: string }>`
    delete from grouped_notification where ${which} returning user_id, subject`.execute(trx);
  if (rows.length === 0) return;
  const cards = sql`unnest(${rows.map((row) => row.user_id)}::bigint[],
    ${rows.map((row) => row.subject)}::text[]) as card (user_id, subject)`;
  await sql`
    update notification set sender_id = latest.sender_id, extra_data = latest.extra_data,
      event_key = latest.event_key
    from (select distinct card.user_id, card.subject from ${cards}) as card
    cross join lateral (
      select part.sender_id, part.extra_data, part.event_key from grouped_notification as part
      where part.user_id = card.user_id and part.subject = card.subject
      order by part.id desc limit 1) as latest
    where notification.user_id = card.user_id and notification.subject = card.subject`.execute(trx);
  await sql`
    delete from notification using ${cards}
    where notification.user_id = card.user_id and notification.subject = card.subject
      and not exists (
        select from grouped_notification as part
        where part.user_id = card.user_id and part.subject = card.subject)`.execute(trx);
}
