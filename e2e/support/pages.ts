/** Pages that a sweep opens as a guest. */
export const PUBLIC_PAGES = [
  '/home/posts',
  '/home/posts/101?view=GRID',
  '/home/search',
  '/p/5',
  '/organizations/1',
  '/auth',
  '/forgot',
  '/faq',
  '/dev',
  '/payment-success',
  '/payment-failure',
  '/print',
  '/profile/printer-settings',
];

/** Pages that a sweep opens as the demo owner, who also carries for the delivery service. */
export const OWN_PAGES = [
  '/liked',
  '/saved',
  '/carts',
  '/receipts',
  '/receipts/1',
  '/print?receipt=1',
  '/messenger',
  '/notifications',
  '/profile',
  '/delivery-addresses',
  '/delivery-addresses/create',
  '/profile/qr',
  '/scan',
  '/proceed-discount?client=UID1',
  '/proceed-discount-cart?transaction=1',
  '/profile/devices',
  '/delivery/available',
  '/delivery/history',
  '/statistics/orders',
];
