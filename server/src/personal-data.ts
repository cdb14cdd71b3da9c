import type { Tables } from './database-tables.ts';
import { BOOKMARK_RECORDS, eraseBookmarks } from './modules/catalog/bookmarks/index.ts';
import { COMMENT_RECORDS, eraseCommentLikes } from './modules/catalog/comments/index.ts';
import { COMPLAINT_RECORDS, eraseComplaints } from './modules/catalog/complaints/index.ts';
import { DISMISSAL_RECORDS, eraseMuting, MUTE_RECORDS } from './modules/catalog/feed/index.ts';
import { eraseLikes, LIKE_RECORDS } from './modules/catalog/likes/index.ts';
import {
  eraseAccount,
  PASSKEY_RECORDS,
  type LossFinder,
  type ObstacleFinder,
} from './modules/identity/accounts/index.ts';
import { CONTACT_RECORDS, eraseContacts } from './modules/identity/contacts/index.ts';
import { eraseExport } from './modules/identity/exports/index.ts';
import { findOperatorDuty } from './modules/identity/operators/index.ts';
import { PROFILE_RECORDS } from './modules/identity/people/index.ts';
import { ATTENDANCE_RECORDS, eraseAttendance } from './modules/organizations/attendance/index.ts';
import { eraseRoster, ROSTER_RECORDS } from './modules/organizations/roster/index.ts';
import { BLOCK_RECORDS, eraseBlocks } from './modules/organizations/blocks/index.ts';
import {
  eraseSubscriptions,
  SUBSCRIPTION_RECORDS,
} from './modules/organizations/organizations/index.ts';
import {
  eraseMemberships,
  findOwnOrganizations,
  WORK_RECORDS,
} from './modules/organizations/staff/index.ts';
import { TRANSFER_RECORDS } from './modules/organizations/transfers/index.ts';
import { BROADCAST_RECORDS, eraseBroadcastMarks } from './modules/talk/broadcasts/index.ts';
import { MESSAGE_RECORDS } from './modules/talk/messenger/index.ts';
import { eraseNotifications, NOTIFICATION_RECORDS } from './modules/talk/notifications/index.ts';
import { erasePushPreferences, PUSH_RECORDS } from './modules/talk/pushes/index.ts';
import { CART_RECORDS, eraseCarts } from './modules/trade/carts/index.ts';
import {
  CASHBACK_LOSSES,
  CASHBACK_RECORDS,
  findCashbackDebts,
} from './modules/trade/cashback/index.ts';
import { ADDRESS_RECORDS, eraseAddresses } from './modules/trade/delivery-addresses/index.ts';
import {
  CASH_RECORDS,
  COURIER_RECORDS,
  HAND_OVER_RECORDS,
  eraseDeliveries,
  eraseHandOvers,
  findCourierDuties,
} from './modules/trade/delivery/index.ts';
import { GIFT_LOSSES, GIFT_RECORDS } from './modules/trade/gifts/index.ts';
import { eraseOrders, findOpenOrders } from './modules/trade/orders/index.ts';
import { ORDER_RECORDS } from './modules/trade/receipts/index.ts';
import { findRentedThings } from './modules/trade/rentals/index.ts';
import {
  eraseWaits,
  findValidTickets,
  TICKET_OFFER_RECORDS,
  TICKET_WAIT_RECORDS,
} from './modules/trade/tickets/index.ts';
import { eraseUsedCodes } from './modules/trade/till/index.ts';
import { DISCOUNT_RECORDS, eraseDiscountChoices } from './modules/trade/discounts/index.ts';
import { eraseWholesale, WHOLESALE_RECORDS } from './modules/trade/wholesale/index.ts';
import { SESSION_RECORDS, SIGN_IN_RECORDS } from './platform/auth/auth.records.ts';
import { UPLOAD_RECORDS } from './platform/files/files.records.ts';
import { eraseMessages } from './platform/messaging/erase-messages.ts';
import type { Eraser } from './platform/personal-data/erasure.ts';
import type { PersonalRecords } from './platform/personal-data/personal-records.ts';

/** What keeps somebody from leaving. */
export const OBSTACLE_FINDERS: readonly ObstacleFinder<Tables>[] = [
  findOwnOrganizations,
  findOpenOrders,
  findRentedThings,
  findValidTickets,
  findCourierDuties,
  findCashbackDebts,
  findOperatorDuty,
];

/** What is worth money and ends with the account. */
export const LOSS_FINDERS: readonly LossFinder<Tables>[] = [CASHBACK_LOSSES, GIFT_LOSSES];

/** What becomes of a person's rows when they are erased, in the order of locks (docs/architecture.md). */
export const ERASERS: readonly Eraser<Tables>[] = [
  eraseMemberships,
  eraseAttendance,
  eraseRoster,
  eraseLikes,
  eraseCarts,
  eraseDiscountChoices,
  eraseUsedCodes,
  eraseWholesale,
  eraseOrders,
  eraseDeliveries,
  eraseHandOvers,
  eraseWaits,
  eraseAddresses,
  eraseBookmarks,
  eraseMuting,
  eraseCommentLikes,
  eraseComplaints,
  eraseSubscriptions,
  eraseBlocks,
  eraseBroadcastMarks,
  eraseContacts,
  eraseAccount,
  eraseExport,
  eraseMessages,
  eraseNotifications,
  erasePushPreferences,
];

/** What a person gets in the archive of their data. */
export const PERSONAL_RECORDS: readonly PersonalRecords<Tables>[] = [
  PROFILE_RECORDS,
  ...CONTACT_RECORDS,
  ADDRESS_RECORDS,
  ORDER_RECORDS,
  TICKET_OFFER_RECORDS,
  TICKET_WAIT_RECORDS,
  ...CASHBACK_RECORDS,
  ...GIFT_RECORDS,
  CART_RECORDS,
  DISCOUNT_RECORDS,
  ...MESSAGE_RECORDS,
  BROADCAST_RECORDS,
  ...COMMENT_RECORDS,
  LIKE_RECORDS,
  ...BOOKMARK_RECORDS,
  MUTE_RECORDS,
  DISMISSAL_RECORDS,
  SUBSCRIPTION_RECORDS,
  BLOCK_RECORDS,
  WHOLESALE_RECORDS,
  NOTIFICATION_RECORDS,
  COMPLAINT_RECORDS,
  WORK_RECORDS,
  TRANSFER_RECORDS,
  ATTENDANCE_RECORDS,
  ROSTER_RECORDS,
  COURIER_RECORDS,
  CASH_RECORDS,
  HAND_OVER_RECORDS,
  SESSION_RECORDS,
  ...PUSH_RECORDS,
  SIGN_IN_RECORDS,
  PASSKEY_RECORDS,
  UPLOAD_RECORDS,
];
