import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { broadcastsRead } from '../../broadcasts/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { settleOwnCards } from '../settle-cards.ts';
import { messageSubject } from '../subjects.ts';

export const broadcastListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(broadcastsRead, (unit, { userId, broadcastIds }) =>
    settleOwnCards(unit, { userId, subjects: broadcastIds.map(messageSubject) }),
  ),
];
