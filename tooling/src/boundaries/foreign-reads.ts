import type { ForeignReads } from './table-owners.ts';

/** Which tables of others a module reads by itself, and why. Writes have no list. */
export const FOREIGN_READS: readonly ForeignReads[] = [];

/** What is not sorted out yet; nothing may be added. */
export const PENDING: readonly Pick<ForeignReads, 'module' | 'tables'>[] = [
  { module: 'catalog/bookmarks', tables: ['app_user', 'file', 'item', 'item_image'] },
  { module: 'catalog/comments', tables: ['app_user', 'file', 'item', 'item_image'] },
  { module: 'catalog/complaints', tables: ['comment', 'item', 'organization'] },
  { module: 'catalog/currencies', tables: ['item', 'organization'] },
  {
    module: 'catalog/items',
    tables: ['*', 'organization_follower', 'file', 'organization', 'organization_type', 'video'],
  },
  { module: 'catalog/likes', tables: ['item'] },
  { module: 'identity/accounts', tables: ['file', 'session', 'sign_in'] },
  { module: 'organizations/organizations', tables: ['file'] },
  { module: 'organizations/partners', tables: ['organization'] },
  { module: 'site/dev', tables: ['outbox_message'] },
  { module: 'talk/messenger', tables: ['app_user', 'file', 'organization'] },
  {
    module: 'talk/notifications',
    tables: ['app_user', 'file', 'item', 'item_image', 'organization'],
  },
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
  { module: 'platform/files', tables: ['*'] },
  { module: 'platform/pruning', tables: ['*'] },
];
