import type { CardAnswer } from '@karavan/shared-api/contract/cards';
import type { NotificationTypeOf } from '@karavan/shared-api/contract/notification-types';
import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { agreementMoved, type AgreementAction } from '../../../trade/delivery-offers/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyStaff } from '../notify.ts';
import { settleCards } from '../settle-cards.ts';
import { agreementSubject } from '../subjects.ts';

/** What the other side is told. */
const TOLD: Readonly<Record<AgreementAction | 'request', NotificationTypeOf<'agreements'> | null>> =
  {
    request: 'delivery_service_requested',
    accept: 'delivery_service_accepted',
    decline: 'delivery_service_declined',
    withdraw: null,
    end: 'delivery_service_ended',
  };

/** What has become of the card of whoever was told before. */
const ANSWERS: Readonly<Record<AgreementAction | 'request', CardAnswer | null>> = {
  request: null,
  accept: 'accept',
  decline: 'reject',
  withdraw: 'withdraw',
  end: 'end',
};

export const agreementListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(agreementMoved, async (unit, { agreementId, action, actorId, ...sides }) => {
    const { organizationId, senderId, serviceId } = sides;
    const subject = agreementSubject(agreementId);
    const answer = ANSWERS[action];
    if (answer) await settleCards(unit, { subject, answer, actorId });
    const other = organizationId === serviceId ? senderId : serviceId;
    const type = TOLD[action];
    // Couriers of one's own are no news to anybody.
    if (!type || senderId === serviceId) return;
    await notifyStaff(unit, {
      type,
      eventKey: `${subject}:${action}`,
      subject,
      organizationId,
      staffOf: other,
      permission: 'can_manage_delivery',
      senderId: null,
      except: actorId,
      extraData: { agreement_id: agreementId, own_organization: other },
    });
  }),
];
