import { defineOverlay, definePages, defineRemote } from '@karavan/shared-api/remote';
import { pageChunks } from './page-chunks.ts';

/** Items, carts and payment. */
export default defineRemote({
  id: 'mf-commerce',
  contract: '^3.17.0',
  messages: (locale) =>
    import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`),
  pages: definePages(pageChunks, {
    item: { path: '/p/:id', access: 'public', ssr: true },
    selection: { path: '/p/:id/selection', access: 'public', ssr: true },
    rent: { path: '/r/:id/rent', access: 'public' },
    'rent-activation': { path: '/clients/:id/rent-activation/:bookingId' },
    'event-activation': { path: '/clients/:id/event-activation/:eventId' },
    carts: { path: '/carts' },
    cart: { path: '/carts/:id' },
    'check-out': { path: '/carts/:id/delivery' },
    receipts: { path: '/receipts' },
    receipt: { path: '/receipts/:id' },
    'held-tickets': { path: '/tickets' },
    'rent-receipt': { path: '/receipts/rent/:id' },
    'change-booking': { path: '/receipts/rent/:id/change', nav: false },
    scan: { path: '/scan', nav: false },
    'proceed-discount': { path: '/proceed-discount' },
    'proceed-discount-cart': { path: '/proceed-discount-cart' },
    'payment-success': { path: '/payment-success', access: 'public', nav: false },
    'payment-failure': { path: '/payment-failure', access: 'public', nav: false },
    print: { path: '/print', access: 'public', nav: false },
    'printer-settings': { path: '/profile/printer-settings', access: 'public', nav: false },
    addresses: { path: '/delivery-addresses' },
    'create-address': { path: '/delivery-addresses/create', nav: false },
    'edit-address': { path: '/delivery-addresses/:id/edit', nav: false },
    collections: { path: '/organizations/:id/manage/collections', nav: false },
    'create-collection': { path: '/organizations/:id/manage/collections/create', nav: false },
    'edit-collection': {
      path: '/organizations/:id/manage/collections/:collectionID',
      nav: false,
    },
    items: { path: '/organizations/:id/manage/items', nav: false },
    'create-item': { path: '/organizations/:id/manage/items/create', nav: false },
    events: { path: '/organizations/:id/manage/events', nav: false },
    'create-event': { path: '/organizations/:id/manage/events/create', nav: false },
    'run-event': { path: '/organizations/:id/manage/events/:itemID', nav: false },
    'edit-event': { path: '/organizations/:id/manage/events/:itemID/edit', nav: false },
    discounts: { path: '/organizations/:id/manage/discounts', nav: false },
    promotions: { path: '/organizations/:id/manage/promotions', nav: false },
    'create-promotion': { path: '/organizations/:id/manage/promotions/create', nav: false },
    'edit-promotion': { path: '/organizations/:id/manage/promotions/:promotionID', nav: false },
    'promotion-poster': {
      path: '/organizations/:id/manage/promotions/:promotionID/poster',
      nav: false,
    },
    wallet: { path: '/home/discounts', access: 'public', ssr: true },
    gifts: { path: '/gifts' },
    'issued-gifts': { path: '/organizations/:id/manage/gifts', nav: false },
    'issue-gifts': { path: '/organizations/:id/manage/gifts/create', nav: false },
    'gift-sheet': { path: '/organizations/:id/manage/gifts/sheet', nav: false },
    rentals: { path: '/organizations/:id/manage/rentals', nav: false },
    'create-rental': { path: '/organizations/:id/manage/rentals/create', nav: false },
    'rental-calendar': { path: '/organizations/:id/manage/rentals/:itemID', nav: false },
    'edit-rental': { path: '/organizations/:id/manage/items/:itemID/rental', nav: false },
    'edit-item': { path: '/organizations/:id/manage/items/:itemID', nav: false },
    'import-items': { path: '/organizations/:id/manage/items/import', nav: false },
    'item-stock': { path: '/organizations/:id/manage/items/:itemID/stock', nav: false },
    stock: { path: '/organizations/:id/manage/stock', nav: false },
    'stock-count': { path: '/organizations/:id/manage/stock/count', nav: false },
    'stock-links': { path: '/organizations/:id/manage/stock/:sizeID/links', nav: false },
    'stock-size': { path: '/organizations/:id/manage/stock/:sizeID', nav: false },
  }),
  overlays: [
    defineOverlay(
      'all_discounts',
      async () =>
        (
          await import(
            /* webpackChunkName: "overlay-all_discounts" */ './features/discounts/all-discounts/all-discounts.tsx'
          )
        ).AllDiscounts,
    ),
    defineOverlay(
      'qr_scan',
      async () =>
        (
          await import(
            /* webpackChunkName: "overlay-qr_scan" */ './features/till/scan/scan-for-text.tsx'
          )
        ).ScanForText,
    ),
  ],
});
