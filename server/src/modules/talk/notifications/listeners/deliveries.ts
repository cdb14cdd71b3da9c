import { sql } from 'kysely';
import type { CardAnswer } from '@karavan/shared-api/contract/cards';
import type { NotificationTypeOf } from '@karavan/shared-api/contract/notification-types';
import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import type { UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import { presentAmount } from '../../../../platform/money/present-money.ts';
import { presentImage } from '../../../../platform/files/present-image.ts';
import {
  selectOrganizationSummary,
  type OrganizationsTables,
} from '../../../organizations/organizations/index.ts';
import { staffWith } from '../../../organizations/staff/index.ts';
import {
  cashSettled,
  deliveryMoved,
  deliveryPassedOn,
  goodsMoved,
  handOverMoved,
  returnConfirmed,
} from '../../../trade/delivery/index.ts';
import type { DeliveryAction } from '../../../trade/orders/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyMembers, notifyPerson, notifyStaff, notifyWorker } from '../notify.ts';
import { settleCards } from '../settle-cards.ts';
import { offerSubject, orderSubject } from '../subjects.ts';

type DeliveryType = NotificationTypeOf<'deliveries'>;

interface Told {
  readonly client: DeliveryType | null;
  readonly staff: DeliveryType | null;
  /** What stands on the card of whoever brings it, as a note of what they have done. */
  readonly courier: DeliveryType | null;
}

/** What client and staff are told of each move; nobody of the staff of what they have just done. */
const TOLD: Readonly<Record<Exclude<DeliveryAction, 'send' | 'drop'>, Told>> = {
  take: {
    client: 'accepted_by_delivery_for_client',
    staff: 'accepted_by_delivery_for_organization',
    courier: 'accepted_by_delivery',
  },
  complete: {
    client: 'delivery_delivered_for_client',
    staff: 'delivery_delivered_for_organization',
    courier: 'delivery_delivered',
  },
  reject: {
    client: 'rejected_by_delivery_for_client',
    staff: 'rejected_by_delivery_for_organization',
    courier: 'rejected_by_delivery',
  },
  take_back: { client: null, staff: null, courier: null },
  lapse: {
    client: 'rejected_by_delivery_for_client',
    staff: 'rejected_by_delivery_for_organization',
    courier: null,
  },
};

/** What a move says on the cards of those who have no news of it. */
const ANSWERS: Readonly<Record<Exclude<DeliveryAction, 'drop'>, CardAnswer | null>> = {
  send: 'send',
  // Whose turn it is tells it.
  take: null,
  complete: 'deliver',
  reject: 'give_back',
  take_back: 'take_back',
  lapse: 'take_back',
};

export const deliveryListeners: readonly EventHandler<NotificationsTables & OrganizationsTables>[] =
  [
    onEvent(deliveryMoved, async (unit, delivery) => {
      const { action, deliveryId, orderId, organizationId, clientId, serviceId } = delivery;
      const { courierId, actorId, total, fee, whoPays, currency } = delivery;
      // The order's own move tells it.
      if (action === 'drop') return;
      const [subject, offer] = [orderSubject(orderId), offerSubject(orderId)];
      const answer = ANSWERS[action];
      const requestKey = `delivery:${deliveryId}`;
      if (action === 'send') {
        const request = {
          organizationId,
          senderId: null,
          eventKey: requestKey,
          extraData: {
            transaction_id: orderId,
            delivery_amount: presentAmount(fee, currency),
            delivery_currency: currency,
            who_pays: whoPays,
          },
        };
        const toClient = 'sent_to_delivery_by_organization_for_client';
        await notifyPerson(unit, { ...request, subject, type: toClient, userId: clientId });
        await notifyMembers(unit, {
          ...request,
          subject: offer,
          type: 'for_delivery',
          membersOf: serviceId,
        });
        await settleCards(unit, { subject, answer, actorId, eventKey: requestKey });
        return;
      }
      const about = {
        organizationId,
        senderId: courierId,
        eventKey: `${requestKey}:${action}`,
        subject,
        extraData: {
          transaction_id: orderId,
          final_price: presentAmount(total, currency),
          currency,
          ...(await readService(unit, serviceId)),
        },
      };
      const { client, staff, courier } = TOLD[action];
      if (client !== null) await notifyPerson(unit, { ...about, type: client, userId: clientId });
      if (staff !== null) {
        await notifyStaff(unit, { ...about, type: staff, permission: 'can_manage_orders' });
      }
      if (courier !== null) {
        const own = { userId: courierId, actorId, senderId: null };
        await notifyWorker(unit, { ...about, ...own, subject: offer, type: courier });
      }
      await settleCards(unit, { ...about, answer, actorId });
      await settleCards(unit, { subject: offer, answer, actorId });
    }),

    onEvent(
      deliveryPassedOn,
      async (unit, { organizationId, deliveryId, courierId, actorId, at }) => {
        // Whoever has given away their own knows.
        if (courierId === actorId) return;
        await notifyPerson(unit, {
          type: 'delivery_passed_on',
          eventKey: `delivery:${deliveryId}:passed-on:${at}`,
          organizationId,
          senderId: null,
          extraData: {},
          userId: courierId,
        });
      },
    ),

    onEvent(goodsMoved, (unit, { orderId, courierId: actorId }) =>
      settleCards(unit, { subject: orderSubject(orderId), answer: null, actorId }),
    ),
    onEvent(returnConfirmed, async (unit, { orderId, organizationId, ...goods }) => {
      const { deliveryId, courierId, actorId, serviceId } = goods;
      await settleCards(unit, { subject: orderSubject(orderId), answer: null, actorId });
      // Whoever has brought them back to their own shop knows.
      if (courierId !== null && courierId !== actorId) {
        await notifyPerson(unit, {
          type: 'return_confirmed',
          eventKey: `delivery:${deliveryId}:return-confirmed`,
          organizationId,
          senderId: null,
          extraData: {},
          userId: courierId,
        });
      }
      await tellBoards(unit.trx, unit.publish, serviceId);
    }),
    onEvent(
      handOverMoved,
      async (unit, { handOverId, organizationId, courierId, actorId, action }) => {
        const about = {
          organizationId,
          senderId: actorId,
          eventKey: `hand-over:${handOverId}:${action}`,
          extraData: {},
        } as const;
        if (action === 'declare') {
          const type = 'cash_handed_over';
          const permission = 'can_manage_delivery';
          await notifyStaff(unit, { ...about, type, permission, except: courierId });
        } else if (action === 'confirm' || action === 'dispute') {
          const type = action === 'confirm' ? 'cash_confirmed' : 'cash_disputed';
          // Not who of the staff it was.
          await notifyPerson(unit, { ...about, type, senderId: null, userId: courierId });
        }
      },
    ),
    // Boards of the service show it at once.
    onEvent(deliveryMoved, ({ trx, publish }, { serviceId }) =>
      tellBoards(trx, publish, serviceId),
    ),
    onEvent(goodsMoved, ({ trx, publish }, { serviceId }) => tellBoards(trx, publish, serviceId)),
    onEvent(handOverMoved, ({ trx, publish }, { organizationId }) =>
      tellBoards(trx, publish, organizationId),
    ),

    onEvent(cashSettled, (unit, { orderId, actorId }) =>
      settleCards(unit, {
        subject: orderSubject(orderId),
        answer: 'settle_cash',
        actorId,
        isOfStaff: true,
      }),
    ),
  ];

/** Who brings it, as it is called and looks now. */
async function readService({ trx }: UnitOfWork<OrganizationsTables>, serviceId: number) {
  const { service } = await trx
    .selectNoFrom(selectOrganizationSummary(sql.val(serviceId)).as('service'))
    .executeTakeFirstOrThrow();
  return (
    service && {
      delivery_organization_title: service.title,
      ...(service.logo && { delivery_organization_image: presentImage(service.logo).medium }),
    }
  );
}

type Unit = UnitOfWork<NotificationsTables>;

async function tellBoards(
  trx: Unit['trx'],
  publish: Unit['publish'],
  serviceId: number,
): Promise<void> {
  const staff = await trx
    .selectFrom(staffWith('can_manage_delivery', serviceId).as('told'))
    .select('told.user_id')
    .execute();
  for (const { user_id } of staff) {
    publish({
      key: `unread:${user_id}`,
      type: 'board.changed',
      data: { organization_id: serviceId },
    });
  }
}
