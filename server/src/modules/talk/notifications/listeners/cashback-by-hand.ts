import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { presentAmount } from '../../../../platform/money/present-money.ts';
import { cashbackMovedByHand } from '../../../trade/till/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyPerson, notifyWorker } from '../notify.ts';

export const cashbackByHandListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(cashbackMovedByHand, async (unit, moved) => {
    const { organizationId, clientId, sellerId, action, currency, amount, entryId } = moved;
    const about = {
      organizationId,
      eventKey: `cashback:${entryId}`,
      extraData: { final_price: presentAmount(amount, currency), currency },
    };
    await notifyPerson(unit, {
      ...about,
      type: `${action}_cashback_for_client`,
      userId: clientId,
      senderId: null,
    });
    await notifyWorker(unit, {
      ...about,
      type: `${action}_cashback_for_seller`,
      userId: sellerId,
      actorId: sellerId,
      senderId: clientId,
    });
  }),
];
