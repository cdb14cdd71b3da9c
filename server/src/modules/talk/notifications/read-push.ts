import type { Kysely } from 'kysely';
import type { PushPayload } from '@karavan/shared-api/contract/push-payload';
import { kindOf } from '@karavan/shared-api/contract/notification-kinds';
import type { PushReading, PushTold } from '../pushes/index.ts';
import { notificationDescription } from './notification-texts.ts';
import { presentNotification } from './notifications.presenter.ts';
import { findNotification, isUnseen } from './notifications.queries.ts';
import type { NotificationsTables } from './notifications.tables.ts';
import { readCards, type CardTables } from './read-cards.ts';

const INBOX = '/notifications';

/** What a notification says in a push; null when it is gone, settled, or was seen on another device. */
export async function readNotificationPush(
  db: Kysely<NotificationsTables & CardTables>,
  { userId, id, locale, showsText }: PushReading,
): Promise<PushTold | null> {
  if (!(await isUnseen(db, userId, id))) return null;
  const row = await findNotification(db, userId, id);
  const cards = await readCards(db, [row?.subject ?? null], { userId, locale });
  const notification = row && presentNotification(row, { userId, locale, cards });
  if (!notification) return null;
  const { title, description, organization, extra_data, type } = notification;
  const isRequest = type === 'partnership_requested_recipient';
  const address = isRequest ? organization?.address : undefined;
  const body = showsText
    ? description
    : notificationDescription({ ...notification, extra_data: withoutText(extra_data) }, locale);
  const payload: PushPayload = {
    title,
    body: address ?? body,
    lang: locale,
    url: INBOX,
    tag: row.subject ?? `notification:${id}`,
    ...(isRequest &&
      'partnership_id' in extra_data && {
        extra_data: {
          partnership_id: extra_data.partnership_id,
          own_organization: extra_data.own_organization,
        },
      }),
    ...(organization && {
      organization: { id: organization.id, title: organization.title },
      image: organization.image?.medium ?? null,
    }),
  };
  return { kind: kindOf(type), payload };
}

type Data = Parameters<typeof notificationDescription>[0]['extra_data'];

/** Without what somebody has written; who it is from stays. */
const withoutText = (data: Data): Data => ('text' in data ? { ...data, text: '' } : data);
