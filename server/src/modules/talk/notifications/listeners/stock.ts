import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { stockFell } from '../../../catalog/items/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyStaff } from '../notify.ts';

/** Whoever looks after what is sold hears of what runs out. */
export const stockListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(stockFell, (unit, { organizationId, itemId, sizeId, fall }) =>
    notifyStaff(unit, {
      type: 'low_stock',
      eventKey: `stock:${sizeId}:${fall}`,
      organizationId,
      itemId,
      senderId: null,
      extraData: {},
      permission: 'can_manage_catalog',
    }),
  ),
];
