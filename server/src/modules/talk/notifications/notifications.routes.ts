import { sql, type Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/notifications';
import type { NotificationsTables } from './notifications.tables.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import { notificationFilter } from './notification-filter.ts';
import {
  countFiltered,
  countNotifications,
  findNotification,
  findNotifications,
  markNotificationsSeen,
} from './notifications.queries.ts';
import { presentNotification } from './notifications.presenter.ts';
import { readCards, type CardTables } from './read-cards.ts';

export function notificationsRoutes(
  db: Kysely<NotificationsTables & CardTables>,
  transact: Transact<NotificationsTables>,
): ImplementedRoute[] {
  return [
    implement(contract.listNotifications, async ({ query, context }) => {
      const { page, limit, cursor, ...narrowed } = query;
      const { locale } = context;
      const filter = notificationFilter(narrowed, locale);
      const { userId } = requireActor(context.actor);
      const window = pageWindow({ page, limit, cursor }, 'id');
      const [rows, count] = await Promise.all([
        findNotifications(db, userId, {
          filter: filter ?? sql`true`,
          ...window,
        }),
        filter ? countFiltered(db, userId, filter) : countNotifications(db, userId, 'all'),
      ]);
      const subjects = rows.slice(0, limit).map(({ subject }) => subject);
      const cards = await readCards(db, subjects, { userId, locale });
      const answer = pageAnswer(rows, limit, count, {
        present: (row) => presentNotification(row, { userId, locale, cards }),
        cursorOf: ({ id }) => encodeCursor({ value: '', id }),
      });
      return { ...answer, list: answer.list.filter((one) => one !== null) };
    }),
    implement(contract.getNotification, async ({ params: { id }, context }) => {
      const { locale } = context;
      const { userId } = requireActor(context.actor);
      const row = await findNotification(db, userId, id);
      const cards = await readCards(db, [row?.subject ?? null], { userId, locale });
      const notification = row && presentNotification(row, { userId, locale, cards });
      if (!notification) throw new ApiError('not_found');
      return notification;
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
