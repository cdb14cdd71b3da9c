import type { ForeignReads } from './table-owners.ts';

/** Which tables of others a module reads by itself, and why. Writes have no list. */
export const FOREIGN_READS: readonly ForeignReads[] = [
  {
    module: 'catalog/bookmarks',
    tables: ['item', 'organization'],
    reason:
      'What is shown of a shared folder is a condition on its items and their organizations: the list, its count and a copy of it have it, in one statement each.',
  },
  {
    module: 'catalog/collections',
    tables: ['item', 'category'],
    reason:
      'What is in a collection is a condition on items: lists, counts and first pictures join them, in one statement each.',
  },
  {
    module: 'catalog/feed',
    tables: ['item', 'category', 'item_size', 'event'],
    reason:
      'The feed is items in an order of its own: its filters, counts and cursors are conditions on their rows, in one statement each.',
  },
  {
    module: 'catalog/instagram',
    tables: ['category', 'item'],
    reason: 'A draft goes to the category of the newest product, found in one statement.',
  },
  {
    module: 'catalog/items',
    tables: ['item_like', 'bookmark', 'comment'],
    reason:
      'A card says whether its reader has marked the item. Likes and bookmarks list such cards, so cards cannot ask them without a circle. How popular it is follows from likes and comments.',
  },
  {
    module: 'catalog/items',
    tables: ['organization'],
    reason:
      'Prices in dollars follow the currency of the organization, thousands in one statement.',
  },
  {
    module: 'organizations/attendance',
    tables: ['membership', 'organization_member'],
    reason:
      'Stays are those of memberships: lists, sums and reminders join both for a whole staff, in one statement each.',
  },
  {
    module: 'organizations/directory',
    tables: ['organization', 'organization_type'],
    reason:
      'Lists, maps and categories are conditions on organizations where they stand: their counts, pages and cursors have them, in one statement each.',
  },
  {
    module: 'organizations/map-places',
    tables: ['organization'],
    reason:
      'A preview tells of the organization that stands for a place, if the reader may find it.',
  },
  {
    module: 'organizations/roster',
    tables: ['membership', 'organization_member'],
    reason: 'Shifts are those of memberships: a week joins a whole staff, in one statement.',
  },
  {
    module: 'organizations/organizations',
    tables: ['file'],
    reason: 'Lists of cards join their logos, a whole page in one plan.',
  },
  {
    module: 'talk/webhooks',
    tables: ['domain_event'],
    reason:
      'What is sent to others is written from the events themselves, which the queue refers to, in the statement that takes what is due.',
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
    reason:
      'A ticket is used up only while its session lasts, in the statement that deletes it, and one query asks for the rights of all sockets.',
  },
  {
    module: 'site/dev',
    tables: ['outbox_message'],
    reason: 'The demo shows on a page what it has sent; production has neither.',
  },
  {
    module: 'trade/carts',
    tables: ['item', 'item_size'],
    reason:
      'A cart is priced, and changed as far as there is stock, by what it holds now, in one statement each.',
  },
  {
    module: 'trade/discounts',
    tables: ['sale_order'],
    reason:
      'A card depends on what was spent. Orders are priced with cards, so cards cannot ask them without a circle.',
  },
  {
    module: 'trade/discounts',
    tables: ['organization'],
    reason:
      'Whether somebody may see the cards of an organization is asked of each place in a list, until enough are found.',
  },
  {
    module: 'trade/promotions',
    tables: ['category', 'item', 'sale_order'],
    reason:
      'What a promotion is for is a condition on items, and how often somebody has used it one on orders, in the statement that prices a cart. Carts and orders are priced with promotions, so these cannot ask them without a circle.',
  },
  {
    module: 'trade/rental-periods',
    tables: ['item', 'rental_terms'],
    reason:
      'Bookings of one thing wait at its terms, which are locked and read with the item in one statement.',
  },
  {
    module: 'trade/statistics',
    tables: ['sale_order', 'sale_order_line'],
    reason: 'Sums and lists over the orders of a period, with conditions on any of their columns.',
  },
  {
    module: 'trade/tickets',
    tables: ['event', 'event_change', 'event_section', 'item', 'item_size'],
    reason: 'Whether a ticket can be bought or used depends on its event at that very moment.',
  },
  {
    module: 'trade/wholesale',
    tables: ['item'],
    reason:
      'A wholesale price is held against the product that it belongs to: its price, state and visibility, in one statement.',
  },
];
