import type { EventHandler } from '../../../platform/events/domain-event.ts';
import type { CommentsTables } from '../../catalog/comments/index.ts';
import type { OrganizationsTables } from '../../organizations/organizations/index.ts';
import type { StaffTables } from '../../organizations/staff/index.ts';
import { accountListeners } from './listeners/accounts.ts';
import { agreementListeners } from './listeners/agreements.ts';
import { attendanceListeners } from './listeners/attendance.ts';
import { broadcastListeners } from './listeners/broadcasts.ts';
import { cashbackByHandListeners } from './listeners/cashback-by-hand.ts';
import { commentListeners } from './listeners/comments.ts';
import { deliveryListeners } from './listeners/deliveries.ts';
import { giftListeners } from './listeners/gifts.ts';
import { orderListeners } from './listeners/orders.ts';
import { lifeListeners } from './listeners/life.ts';
import { organizationListeners } from './listeners/organizations.ts';
import { partnerListeners } from './listeners/partners.ts';
import { paymentListeners } from './listeners/payments.ts';
import { paymentSystemListeners } from './listeners/payment-systems.ts';
import { platformListeners } from './listeners/platform.ts';
import { rentalListeners } from './listeners/rentals.ts';
import { staffListeners } from './listeners/staff.ts';
import { stockListeners } from './listeners/stock.ts';
import { ticketListeners } from './listeners/tickets.ts';
import { transferListeners } from './listeners/transfers.ts';
import { webhookListeners } from './listeners/webhooks.ts';
import { wholesaleListeners } from './listeners/wholesale.ts';
import type { NotificationsTables } from './notifications.tables.ts';

/** All that notifications listen to; they act in this order. */
export const notificationListeners: readonly EventHandler<
  NotificationsTables & CommentsTables & OrganizationsTables & StaffTables
>[] = [
  ...accountListeners,
  ...organizationListeners,
  ...partnerListeners,
  ...staffListeners,
  ...transferListeners,
  ...agreementListeners,
  ...attendanceListeners,
  ...commentListeners,
  ...broadcastListeners,
  ...orderListeners,
  ...cashbackByHandListeners,
  ...giftListeners,
  ...paymentListeners,
  ...paymentSystemListeners,
  ...deliveryListeners,
  ...rentalListeners,
  ...ticketListeners,
  ...stockListeners,
  ...platformListeners,
  ...lifeListeners,
  ...webhookListeners,
  ...wholesaleListeners,
];
