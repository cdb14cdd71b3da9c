/** Every page is a chunk of its own, named `page-<name>`. */
export const pageChunks = {
  item: () => import(/* webpackChunkName: "page-item" */ './pages/item.page.tsx'),
  rent: () => import(/* webpackChunkName: "page-rent" */ './pages/rent.page.tsx'),
  'rent-activation': () =>
    import(/* webpackChunkName: "page-rent-activation" */ './pages/rent-activation.page.tsx'),
  'event-activation': () =>
    import(/* webpackChunkName: "page-event-activation" */ './pages/event-activation.page.tsx'),
  carts: () => import(/* webpackChunkName: "page-carts" */ './pages/carts.page.tsx'),
  cart: () => import(/* webpackChunkName: "page-cart" */ './pages/cart.page.tsx'),
  'check-out': () => import(/* webpackChunkName: "page-check-out" */ './pages/check-out.page.tsx'),
  receipts: () => import(/* webpackChunkName: "page-receipts" */ './pages/receipts.page.tsx'),
  receipt: () => import(/* webpackChunkName: "page-receipt" */ './pages/receipt.page.tsx'),
  'held-tickets': () =>
    import(/* webpackChunkName: "page-held-tickets" */ './pages/held-tickets.page.tsx'),
  'change-booking': () =>
    import(/* webpackChunkName: "page-change-booking" */ './pages/change-booking.page.tsx'),
  'rent-receipt': () =>
    import(/* webpackChunkName: "page-rent-receipt" */ './pages/receipt.page.tsx'),
  scan: () => import(/* webpackChunkName: "page-scan" */ './pages/scan.page.tsx'),
  'proceed-discount': () =>
    import(/* webpackChunkName: "page-proceed-discount" */ './pages/proceed-discount.page.tsx'),
  'proceed-discount-cart': () =>
    import(
      /* webpackChunkName: "page-proceed-discount-cart" */ './pages/proceed-discount-cart.page.tsx'
    ),
  'payment-success': () =>
    import(/* webpackChunkName: "page-payment-success" */ './pages/payment-success.page.tsx'),
  'payment-failure': () =>
    import(/* webpackChunkName: "page-payment-failure" */ './pages/payment-failure.page.tsx'),
  print: () => import(/* webpackChunkName: "page-print" */ './pages/print.page.tsx'),
  'printer-settings': () =>
    import(/* webpackChunkName: "page-printer-settings" */ './pages/printer-settings.page.tsx'),
  addresses: () => import(/* webpackChunkName: "page-addresses" */ './pages/addresses.page.tsx'),
  'create-address': () =>
    import(/* webpackChunkName: "page-create-address" */ './pages/create-address.page.tsx'),
  'edit-address': () =>
    import(/* webpackChunkName: "page-edit-address" */ './pages/edit-address.page.tsx'),
  selection: () => import(/* webpackChunkName: "page-selection" */ './pages/selection.page.tsx'),
  collections: () =>
    import(/* webpackChunkName: "page-collections" */ './pages/collections.page.tsx'),
  'create-collection': () =>
    import(/* webpackChunkName: "page-create-collection" */ './pages/edit-collection.page.tsx'),
  'edit-collection': () =>
    import(/* webpackChunkName: "page-edit-collection" */ './pages/edit-collection.page.tsx'),
  items: () => import(/* webpackChunkName: "page-items" */ './pages/items.page.tsx'),
  'create-item': () =>
    import(/* webpackChunkName: "page-create-item" */ './pages/create-item.page.tsx'),
  'import-items': () =>
    import(/* webpackChunkName: "page-import-items" */ './pages/import-items.page.tsx'),
  'item-stock': () =>
    import(/* webpackChunkName: "page-item-stock" */ './pages/item-stock.page.tsx'),
  stock: () => import(/* webpackChunkName: "page-stock" */ './pages/stock.page.tsx'),
  'stock-count': () =>
    import(/* webpackChunkName: "page-stock-count" */ './pages/stock-count.page.tsx'),
  'stock-links': () =>
    import(/* webpackChunkName: "page-stock-links" */ './pages/stock-links.page.tsx'),
  'stock-size': () =>
    import(/* webpackChunkName: "page-stock-size" */ './pages/stock-size.page.tsx'),
  events: () => import(/* webpackChunkName: "page-events" */ './pages/events.page.tsx'),
  'create-event': () =>
    import(/* webpackChunkName: "page-create-event" */ './pages/create-event.page.tsx'),
  'run-event': () => import(/* webpackChunkName: "page-run-event" */ './pages/run-event.page.tsx'),
  'edit-event': () =>
    import(/* webpackChunkName: "page-edit-event" */ './pages/edit-event.page.tsx'),
  discounts: () => import(/* webpackChunkName: "page-discounts" */ './pages/discounts.page.tsx'),
  promotions: () => import(/* webpackChunkName: "page-promotions" */ './pages/promotions.page.tsx'),
  'create-promotion': () =>
    import(/* webpackChunkName: "page-create-promotion" */ './pages/edit-promotion.page.tsx'),
  'edit-promotion': () =>
    import(/* webpackChunkName: "page-edit-promotion" */ './pages/edit-promotion.page.tsx'),
  'promotion-poster': () =>
    import(/* webpackChunkName: "page-promotion-poster" */ './pages/promotion-poster.page.tsx'),
  gifts: () => import(/* webpackChunkName: "page-gifts" */ './pages/gifts.page.tsx'),
  'issued-gifts': () =>
    import(/* webpackChunkName: "page-issued-gifts" */ './pages/issued-gifts.page.tsx'),
  'issue-gifts': () =>
    import(/* webpackChunkName: "page-issue-gifts" */ './pages/issue-gifts.page.tsx'),
  'gift-sheet': () =>
    import(/* webpackChunkName: "page-gift-sheet" */ './pages/gift-sheet.page.tsx'),
  wallet: () => import(/* webpackChunkName: "page-wallet" */ './pages/wallet.page.tsx'),
  rentals: () => import(/* webpackChunkName: "page-rentals" */ './pages/rentals.page.tsx'),
  'rental-calendar': () =>
    import(/* webpackChunkName: "page-rental-calendar" */ './pages/rental-calendar.page.tsx'),
  'create-rental': () =>
    import(/* webpackChunkName: "page-create-rental" */ './pages/create-rental.page.tsx'),
  'edit-rental': () =>
    import(/* webpackChunkName: "page-edit-rental" */ './pages/edit-rental.page.tsx'),
  'edit-item': () => import(/* webpackChunkName: "page-edit-item" */ './pages/edit-item.page.tsx'),
};
