import type { ForeignReads } from './table-owners.ts';

/** Which tables of others a module reads by itself, and why. Writes have no list. */
export const FOREIGN_READS: readonly ForeignReads[] = [
  {
    module: 'catalog/feed',
    tables: ['item', 'category'],
    reason:
      'The feed is items in an order of its own: its filters, counts and cursors are conditions on their rows, in one statement each.',
  },
  {
    module: 'catalog/items',
    tables: ['item_like', 'bookmark'],
    reason:
      'A card says whether its reader has marked the item. Likes and bookmarks list such cards, so cards cannot ask them without a circle.',
  },
  {
    module: 'catalog/items',
    tables: ['organization'],
    reason:
      'Prices in dollars follow the currency of the organization, thousands in one statement.',
  },
  {
    module: 'organizations/organizations',
    tables: ['file'],
    reason: 'Lists of cards join their logos, a whole page in one plan.',
  },
  {
    module: 'platform/files',
    tables: ['*'],
    reason: 'An upload is deleted when no table refers to it, those of tomorrow included.',
  },
  {
    module: 'platform/pruning',
    tables: ['*'],
    reason: 'Deletes rows of the tables that their owners hand in (server/src/perishables.ts).',
  },
  {
    module: 'platform/realtime',
    tables: ['session'],
    reason: 'A ticket is used up only while its session lasts, in the statement that deletes it.',
  },
  {
    module: 'site/dev',
    tables: ['outbox_message'],
    reason: 'The demo shows on a page what it has sent; production has neither.',
  },
];

/** What is not sorted out yet; nothing may be added. */
export const PENDING: readonly Pick<ForeignReads, 'module' | 'tables'>[] = [
  {
    module: 'trade/carts',
    tables: [
      'delivery_address',
      'file',
      'item',
      'item_image',
      'item_size',
      'organization',
      'organization_type',
    ],
  },
  { module: 'trade/delivery-addresses', tables: ['app_user'] },
  { module: 'trade/delivery-offers', tables: ['delivery_address', 'organization'] },
  {
    module: 'trade/delivery',
    tables: ['app_user', 'delivery_settings', 'file', 'organization'],
  },
  { module: 'trade/discounts', tables: ['sale_order'] },
  { module: 'trade/orders', tables: ['app_user', 'organization'] },
  {
    module: 'trade/receipts',
    tables: ['app_user', 'file', 'item_image', 'organization', 'organization_type'],
  },
  { module: 'trade/rental-periods', tables: ['item', 'organization', 'rental_terms'] },
  {
    module: 'trade/statistics',
    tables: ['app_user', 'organization', 'sale_order', 'sale_order_line'],
  },
  {
    module: 'trade/tickets',
    tables: ['app_user', 'event', 'item', 'item_size', 'organization'],
  },
  { module: 'trade/till', tables: ['app_user', 'file', 'organization'] },
];
