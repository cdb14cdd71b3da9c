import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { presentAmount } from '../../../../platform/money/present-money.ts';
import { giftCorrected } from '../../../trade/gifts/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyPerson } from '../notify.ts';

export const giftListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(giftCorrected, async (unit, corrected) => {
    const { entryId, organizationId, kind, holderId, actorId, balance, currency } = corrected;
    // Whoever corrects their own knows.
    if (holderId === actorId) return;
    await notifyPerson(unit, {
      type: kind === 'voucher' ? 'voucher_corrected' : 'gift_card_corrected',
      eventKey: `gift-entry:${entryId}`,
      organizationId,
      userId: holderId,
      // Not who of the staff it was.
      senderId: null,
      extraData: { final_price: presentAmount(balance, currency), currency },
    });
  }),
];
