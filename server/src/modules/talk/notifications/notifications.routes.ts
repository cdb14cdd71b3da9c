import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/notifications';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { NotificationsTables } from './notifications.tables.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { presentImage, type PictureRow } from '../../../platform/files/present-image.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { notificationDescription, notificationTitle } from './notification-texts.ts';
import {
  countNotifications,
  findNotifications,
  markNotificationsSeen,
  type NotificationRow,
} from './notifications.queries.ts';

export function notificationsRoutes(
  db: Kysely<NotificationsTables>,
  transact: Transact<NotificationsTables>,
): ImplementedRoute[] {
  return [
    implement(contract.listNotifications, async ({ query: { page, limit, cursor }, context }) => {
      const { userId } = requireActor(context.actor);
      const after = decodeCursor(cursor, 'id');
      const offset = after ? 0 : (page - 1) * limit;
      const [rows, count] = await Promise.all([
        findNotifications(db, userId, { after, offset, limit: limit + 1 }),
        countNotifications(db, userId, 'all'),
      ]);
      const answer = pageAnswer(rows, limit, count, {
        present: (row) => presentNotification(row, context.locale),
        cursorOf: ({ id }) => encodeCursor({ value: '', id }),
      });
      return { ...answer, list: answer.list.filter((one) => one !== null) };
    }),
    implement(contract.countNotifications, async ({ context }) => ({
      count: await countNotifications(db, requireActor(context.actor).userId, 'unseen'),
    })),
    implement(contract.resetNotificationCount, async ({ context }) => {
      const { userId } = requireActor(context.actor);
      await transact(async ({ trx, publish }) => {
        await markNotificationsSeen(trx, userId);
        publish({
          key: `unread:${userId}`,
          type: 'unread.changed',
          data: { notifications: 0 },
        });
      });
      return { count: 0 };
    }),
  ];
}

/** Null for what only a newer server knows, which may run beside this one. */
function presentNotification(row: NotificationRow, locale: Locale): contract.Notification | null {
  const content = contract.NotificationContent.safeParse({
    type: row.type,
    extra_data: row.extra_data,
  });
  if (!content.success) return null;
  const { type, extra_data } = content.data;
  const { organization, sender, item } = row;
  return {
    id: row.id,
    ...content.data,
    title: notificationTitle(type, locale),
    description: notificationDescription({ ...row, extra_data }),
    created_at: row.created_at.toISOString(),
    organization: organization && {
      id: organization.id,
      title: organization.title,
      image: mediumOf(organization.logo),
      address: organization.address,
      verification_status: organization.verification_status,
    },
    sender: sender && {
      full_name: sender.full_name,
      avatar: sender.avatar && presentImage(sender.avatar).small,
    },
    item: item && { id: item.id, name: item.name, image: mediumOf(item.image) },
    is_client: row.is_client,
  };
}

const mediumOf = (picture: PictureRow | null) =>
  picture && { medium: presentImage(picture).medium };
