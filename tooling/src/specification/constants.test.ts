import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as enumerations from '@karavan/shared-api/contract/enumerations';
import { oidOf, uidOf } from '@karavan/shared-api/contract/id-prefixes';
import * as limits from '@karavan/shared-api/contract/limits';
import { DEFAULT_LOCALE, LOCALES } from '@karavan/shared-api/contract/locales';
import { NOTIFICATION_DATA } from '@karavan/shared-api/contract/notification-data';
import { NOTIFICATION_TYPES } from '@karavan/shared-api/contract/notification-types';
import { capCount, formatCount } from '../../../shared-ui/src/count/format-count.ts';
import { formatDate } from '../../../shared-ui/src/time/format-date.ts';
import { gradient } from '../../../shared-ui/src/tokens/tokens.ts';
import { WORKSPACE } from '../build/packages.ts';
import { SPECIFIED_NOTIFICATIONS } from './notification-types.ts';

it.each<[name: keyof typeof limits, value: unknown]>([
  ['TOAST_DURATION', 3000],
  ['COPIED_LABEL_DURATION', 1000],
  ['NOTIFICATION_POLL_INTERVAL', 15_000],
  ['NOTIFICATION_REFRESH_DELAY', 1000],
  ['GEOLOCATION_TIMEOUT', 5000],
  ['DEFAULT_DEBOUNCE', 2000],
  ['DEFAULT_CURRENCY', 'KGS'],
  ['PASSWORD_MIN_LENGTH', 8],
  ['TOTAL_DISCOUNT_MAX', 1_000_000_000],
  ['PARTNER_POSTS_PAGE_SIZE', 18],
  ['PARTNER_SEARCH_PAGE_SIZE', 21],
  ['ORGANIZATION_POSTS_PAGE_SIZE', 16],
  ['FEED_PAGE_SIZE', 21],
  ['REGION_LOOKUP_LIMIT', 1000],
  ['SEARCH_HISTORY_MAX', 100],
  ['PRINT_WIDTHS_MM', [80, 60]],
  ['DEFAULT_PRINT_WIDTH_MM', 80],
  ['LOCALIZATION_VERSION', '081021'],
  ['SESSION_COOKIE', 'state'],
  ['SESSION_COOKIE_DAYS', 7],
  ['STATE_KEY', 'state'],
  ['PUSH_KEY', 'fcm'],
])('the constant %s', (name, value) => {
  expect(new Map(Object.entries(limits)).get(name)).toEqual(value);
});

it.each([
  'add_folder',
  'banner_selection',
  'product_complain',
  'organization_complain',
  'region_select',
  'slideshow',
  'map',
  'map_service',
  'qr_scan',
  'image_crop',
  'image_horizontal_crop',
  'text_input',
  'courier_delivery',
  'language_list',
  'currency_list',
  'auth_history',
  'account_deletion_confirmation',
  'organization_transfer',
  'all_discounts',
  'group_members',
  'addMembersGroup',
])('the overlay %s', (name) => {
  const types = readFileSync(path.join(WORKSPACE, 'shared-api/src/remote/overlays.ts'), 'utf8');
  expect(types).toMatch(new RegExp(`^  ${name}: `, 'm'));
});

it.each(['info', 'success', 'error', 'partnership', 'copy-link', 'pinned', 'custom'])(
  'the kind of toast %s',
  (kind) => {
    const toasts = readFileSync(path.join(WORKSPACE, 'shared-ui/src/toast/toasts.ts'), 'utf8');
    expect(toasts).toMatch(new RegExp(`readonly kind: [^;]*'${kind}'`));
  },
);

it.each([
  'transaction_id',
  'total_price',
  'discount_percent',
  'resume_request_id',
  'sender_organization',
  'partnership_id',
  'role',
  'membership_id',
  'can_send_message',
  'can_edit_organization',
  'delivery_amount',
  'delivery_currency',
  'who_pays',
  'final_price',
  'currency',
  'delivery_organization_title',
  'delivery_organization_image',
  'device_title',
  'location',
  'created_at',
])('the field %s of what a notification says besides', (field) => {
  const fields = Object.values(NOTIFICATION_DATA).flatMap(({ shape }) => Object.keys(shape));
  expect(fields).toContain(field);
});

it('the currency of whoever has chosen none', () => {
  expect(['KG', 'DE', 'US'].map(limits.currencyAt)).toEqual(['KGS', 'USD', 'USD']);
});

it('the map begins near the Kyrgyz capital', () => {
  const { latitude, longitude } = limits.DEFAULT_MAP_POINT;
  expect(Math.hypot(latitude - 42.87, longitude - 74.59)).toBeLessThan(0.1);
});

it('the languages and the one for everybody else', () => {
  expect([...LOCALES]).toEqual(['ru', 'en', 'de', 'tr', 'zh']);
  expect(LOCALES).toContain(DEFAULT_LOCALE);
});

it('the prefixes of ids', () => {
  expect([uidOf(12), oidOf(12)]).toEqual(['UID12', 'OID12']);
});

it.each<[name: keyof typeof enumerations, values: readonly string[]]>([
  ['GENDERS', ['male', 'female', 'unspecified']],
  ['DISCOUNT_TYPES', ['cumulative', 'fixed', 'cashback']],
  [
    'AUTH_CODE_TYPES',
    ['register_auth_type', 'auth_number_type', 'email_auth_type', 'whatsapp_auth_type'],
  ],
  ['CONTACT_KINDS', ['phone', 'web', 'mail']],
  ['HOTLINK_KINDS', ['link', 'contact', 'collection', 'partners']],
  ['MEDIA_TYPES', ['image', 'video', 'youtube_video', 'instagram_video', 'instagram_image']],
  ['ORDER_STATUSES', ['accepted', 'rejected', 'in_progress']],
  ['PAYMENT_STATUSES', ['accepted', 'rejected', 'in_progress', 'refunded']],
  ['PAYMENT_METHODS', ['cash_courier', 'self_pickup', 'cart_checkout', 'online_payment']],
  ['DELIVERY_PAYERS', ['organization', 'client']],
  ['DELIVERY_ROLES', ['organization', 'client', 'courier']],
  [
    'DELIVERY_STATUSES',
    [
      'delivery_status_taken_for_delivery',
      'delivery_status_set_for_delivery',
      'delivery_status_rejected_by_delivery_service',
      'delivery_status_delivered',
    ],
  ],
  ['WORKING_STATES', ['around_the_clock', 'open', 'close']],
  ['PLATFORMS', ['web', 'ios', 'android']],
  ['VIEW_MODES', ['FEED', 'GRID']],
  ['ITEM_KINDS', ['product', 'rent', 'ticket', 'resume']],
  ['PERIOD_UNITS', ['minute', 'hour', 'day', 'month', 'year']],
  ['EVENT_PLACES', ['online', 'offline']],
  ['SORT_OPTIONS', ['price', '-price']],
])('the enumeration %s', (name, values) => {
  expect(
    [new Map<string, unknown>(Object.entries(enumerations)).get(name)].flat().toSorted(),
  ).toEqual(values.toSorted());
});

it('a list is shown as a feed at first', () => {
  expect(enumerations.DEFAULT_VIEW_MODE).toBe('FEED');
});

it.each([
  [formatCount(999), '999'],
  [formatCount(1000), '1k'],
  [formatCount(1_000_000), '1m'],
  [capCount(99, 99), '99'],
  [capCount(100, 99), '99+'],
  [capCount(1000, 999), '999+'],
])('the count %s', (told, wanted) => {
  expect(told).toBe(wanted);
});

it.each([
  ['YYYY-MM-DD', '2026-03-07'],
  ['DD.MM.YYYY HH:mm', '07.03.2026 09:05'],
  ['HH:mm DD.MM.YYYY', '09:05 07.03.2026'],
  ['DD.MM.YYYY', '07.03.2026'],
  ['DD MMMM YYYY', '07 марта 2026'],
  ['YYYY-MM', '2026-03'],
  ['HH:mm', '09:05'],
] as const)('a date as %s', (layout, wanted) => {
  const moment = new Date('2026-03-07T09:05:00Z');
  expect(formatDate(moment, layout, 'ru', 'UTC')).toBe(wanted);
});

it.each([
  ['size-menu-offset', '68px'],
  ['size-menu-height', '280px'],
  ['layer-overlay', '1000'],
  ['radius-medium', '12px'],
  ['color-blue', '#4285f4'],
  ['color-red', '#d72c20'],
  ['color-coral', '#ff5a60'],
  ['color-green', '#34a853'],
  ['color-grey', '#818c99'],
])('the token --%s', (name, value) => {
  const css = readFileSync(path.join(WORKSPACE, 'shared-ui/src/tokens/tokens.css'), 'utf8');
  expect(css).toContain(`--${name}: ${value};`);
});

it('a discount card has one of four backgrounds', () => {
  expect(Object.keys(gradient)).toHaveLength(4);
});

// That each is sent by a flow, or waits for one that is named, is tested beside the flows.
it.each(SPECIFIED_NOTIFICATIONS)('the notification type %s is known', (type) => {
  expect(NOTIFICATION_TYPES).toContain(type);
});
