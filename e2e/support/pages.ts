/** Pages that a sweep opens as a guest. */
const PUBLIC_PAGES = [
  '/home/posts',
  '/home/posts/101?view=GRID',
  '/home/search',
  '/p/5',
  // With videos: our own, and of YouTube.
  '/p/3',
  '/p/258',
  // To rent by the day and by the hour, and tickets.
  '/p/224',
  '/r/224/rent',
  '/r/880/rent',
  '/p/256',
  '/p/5/selection',
  '/organizations/1/collections/1',
  // With partners beside each other.
  '/organizations/3',
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
const OWN_PAGES = [
  '/subscriptions/posts',
  '/subscriptions/organizations',
  '/liked',
  '/saved',
  '/comments',
  '/comments/post/5',
  '/carts',
  '/receipts',
  '/receipts/1',
  '/receipts/rent/1422',
  '/receipts/2137',
  '/tickets',
  '/clients/1/rent-activation/1422',
  '/clients/1/event-activation/256#none',
  '/print?receipt=1',
  '/messenger',
  '/messages',
  '/messenger/chat/1',
  '/notifications',
  '/profile',
  '/delivery-addresses',
  '/delivery-addresses/create',
  '/profile/edit',
  '/profile/edit-contacts',
  '/profile/edit-socials',
  '/profile/business-card',
  '/profile/qr',
  '/scan',
  '/proceed-discount?client=UID1',
  '/proceed-discount-cart?transaction=1',
  '/profile/devices',
  '/profile/notifications',
  '/profile/edit-auth/email',
  '/profile/edit-auth/number',
  '/profile/edit-password',
  '/delivery/available',
  '/delivery/history',
  '/delivery/cash',
  '/delivery/earnings',
  '/statistics/orders',
  '/statistics/rent',
  '/statistics/events',
  '/organizations/my',
  '/organizations/create',
  '/organizations/1/manage',
  '/organizations/1/manage/edit',
  '/organizations/1/manage/collections',
  '/organizations/1/manage/collections/create',
  '/organizations/1/manage/collections/1',
  '/organizations/1/manage/items',
  '/organizations/1/manage/items/create',
  '/organizations/1/manage/items/1',
  '/organizations/1/manage/events',
  '/organizations/1/manage/events/create',
  '/organizations/13/manage/events/256',
  '/organizations/13/manage/events/256/edit',
  '/organizations/1/manage/rentals',
  '/organizations/1/manage/rentals/create',
  '/organizations/11/manage/rentals/224',
  '/organizations/11/manage/items/224/rental',
  '/organizations/1/manage/partners',
  '/organizations/1/manage/followers',
  '/organizations/1/manage/blacklist',
  '/organizations/1/manage/messages',
  '/organizations/1/manage/wholesale',
  '/organizations/1/manage/stock',
  '/organizations/1/manage/stock/1',
  '/organizations/1/manage/stock/1/links',
  '/organizations/1/manage/stock/count',
  '/organizations/1/manage/items/import',
  '/organizations/1/manage/items/1/stock',
  '/organizations/1/manage/staff',
  '/organizations/1/manage/staff/invite',
  '/organizations/1/manage/staff/1',
  '/organizations/1/manage/roles',
  '/organizations/1/manage/roles/1',
  '/organizations/1/manage/audit',
  '/organizations/1/manage/trust',
  '/organizations/1/manage/life',
  '/organizations/1/manage/delivery',
  '/organizations/1/manage/deliveries',
  '/organizations/1/manage/transfer',
  '/organizations/1/payment',
  '/organizations/1/manage/attendance',
  '/organizations/1/manage/attendance/code',
  '/organizations/1/manage/attendance/roster',
  '/organizations/1/manage/attendance/1',
  '/profile/workplaces',
  '/profile/workplaces/1',
  '/attendance',
  '/platform',
  '/platform/payment-systems',
  '/platform/verifications',
  '/platform/reviews',
  '/platform/complaints',
  '/platform/releases',
];

const PORTION = 12;

interface Portion {
  readonly title: string;
  readonly isSignedIn: boolean;
  readonly pages: readonly string[];
}

/** All pages in parts, so that no test opens more than a few of them. */
export const PORTIONS: readonly Portion[] = [
  ...portionsOf('for guests', PUBLIC_PAGES, false),
  ...portionsOf('of a person', OWN_PAGES, true),
];

function portionsOf(whose: string, pages: readonly string[], isSignedIn: boolean): Portion[] {
  return Array.from({ length: Math.ceil(pages.length / PORTION) }, (_, index) => {
    const part = pages.slice(index * PORTION, (index + 1) * PORTION);
    return { title: `${whose} from ${part[0]!}`, isSignedIn, pages: part };
  });
}
