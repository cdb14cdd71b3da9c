import { NOTIFICATION_TYPES } from '@karavan/shared-api/contract/notification-types';
import { lookOf, NOTIFICATION_LOOKS } from './notification-looks.ts';

/** The types in the order of section 3 of the specification, by family. */
const SPECIFIED = {
  discount: ['accept_discount', 'accepted_seller_discount', 'decline_discount', 'new_discount'],
  follow: ['follow_requested', 'followed_to_organization', 'organization_followed'],
  staff: [
    'get_job',
    'recruit',
    'changed_position',
    'changed_position_as_owner',
    'quit',
    'dismissed',
  ],
  messages: ['organization_message', 'sent_message'],
  ownership: ['gave_organization', 'owned_organization'],
  partnership: ['requested', 'accepted', 'declined'].flatMap((state) => [
    `partnership_${state}`,
    `partnership_${state}_recipient`,
  ]),
  attendance: ['check_attendance_in', 'check_attendance_out', 'attendance_in', 'attendance_out'],
  cashback: [
    ...['withdraw', 'charge'].flatMap((what) => [
      `${what}_cashback_for_seller`,
      `${what}_cashback_for_client`,
    ]),
    'new_cashback',
  ],
  also: ['new_organization', 'new_device', 'new_comment'],
  'of staff and of clients': [
    ...['order', 'online_order', 'rental', 'resume_request'].flatMap((what) => [
      what,
      `${what}_accepted_for_client`,
    ]),
    ...['order_payment', 'rental_payment', 'activated_rental', 'activated_ticket'].flatMap(
      (what) => [what, `${what}_for_client`],
    ),
  ],
  delivery: [
    'for_delivery',
    'sent_to_delivery_by_organization_for_client',
    ...['accepted_by_delivery', 'rejected_by_delivery', 'delivery_delivered'].flatMap((what) => [
      what,
      `${what}_for_client`,
      `${what}_for_organization`,
    ]),
  ],
} as const;

it.each(Object.entries(SPECIFIED))('has a card for every type of the family: %s', (_, types) => {
  expect(types.filter((type) => !Object.hasOwn(NOTIFICATION_LOOKS, type))).toEqual([]);
});

/** The specification's rule, based on the words in a type. */
function specifiedTone(type: string): string {
  const words = type.split('_');
  const has = (...any: string[]) => any.some((word) => words.includes(word));
  if (has('decline', 'declined', 'rejected', 'quit', 'dismissed')) return 'negative';
  if (has('accept', 'accepted')) return 'positive';
  return has('new', 'requested') ? 'pending' : 'neutral';
}

/** New or pending, although their names do not say so: someone has to answer them, or to look. */
const WAITING = [
  'recruit',
  'transfer_offered',
  'ticket_offered',
  'waited_tickets_free',
  'passkey_added',
  'payment_system_added',
  'payment_systems_to_confirm',
  'low_stock',
  'webhook_failed',
  'cash_handed_over',
  'cash_disputed',
  'passkey_removed',
  'order',
  'online_order',
  'rental',
  'resume_request',
  'resume_request_for_client',
  'for_delivery',
];

it.each(NOTIFICATION_TYPES)('%s has the colour of the specification', (type) => {
  expect(lookOf(type).tone).toBe(WAITING.includes(type) ? 'pending' : specifiedTone(type));
});

it('shows what only a newer server knows as any other news', () => {
  expect(lookOf('of_tomorrow').tone).toBe('neutral');
});
