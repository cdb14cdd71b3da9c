import {
  NOTIFICATION_FAMILIES,
  type NotificationFamily,
  type NotificationType,
} from './notification-types.ts';

/** What people sort their inbox by. */
export const NOTIFICATION_KINDS = ['orders', 'money', 'people', 'organizations', 'misc'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What pushes can be turned off for: kinds of notifications, and messages in chats. */
export const PUSH_KINDS = [...NOTIFICATION_KINDS, 'chats'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

const FAMILY_KINDS: Readonly<Record<NotificationFamily, NotificationKind>> = {
  orders: 'orders',
  sales: 'orders',
  payments: 'money',
  cashback: 'money',
  tickets: 'orders',
  deliveryRequests: 'orders',
  deliveries: 'orders',
  partnerships: 'organizations',
  agreements: 'organizations',
  staff: 'people',
  attendance: 'people',
  resumes: 'people',
  devices: 'misc',
  comments: 'people',
  messages: 'organizations',
  news: 'organizations',
};

/** News that is of another kind than most. */
const NEWS_KINDS: Readonly<Partial<Record<NotificationType, NotificationKind>>> = {
  new_discount: 'money',
  delivery_passed_on: 'orders',
  return_confirmed: 'orders',
  payment_system_added: 'money',
  payment_system_activated: 'money',
  payment_system_held: 'money',
  payment_system_lifted: 'money',
  payment_systems_to_confirm: 'money',
  follow_requested: 'people',
  followed_to_organization: 'people',
  event_moved_for_client: 'orders',
  event_cancelled_for_client: 'orders',
  comment_deleted_by_platform: 'misc',
  complaint_reviewed: 'misc',
};

const KINDS = new Map(
  (Object.keys(NOTIFICATION_FAMILIES) as NotificationFamily[]).flatMap((family) =>
    NOTIFICATION_FAMILIES[family].map(
      (type) => [type as NotificationType, NEWS_KINDS[type] ?? FAMILY_KINDS[family]] as const,
    ),
  ),
);

/** @returns `misc` for what only a newer server knows */
export const kindOf = (type: NotificationType): NotificationKind => KINDS.get(type) ?? 'misc';

export const typesOf = (kind: NotificationKind): NotificationType[] =>
  [...KINDS].flatMap(([type, itsKind]) => (itsKind === kind ? [type] : []));
