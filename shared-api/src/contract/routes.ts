import * as accounts from './accounts.ts';
import * as attendance from './attendance.ts';
import * as audit from './audit.ts';
import * as blacklist from './blacklist.ts';
import * as banners from './banners.ts';
import * as bookmarks from './bookmarks.ts';
import * as calendarFiles from './calendar-files.ts';
import * as carts from './carts.ts';
import * as collections from './collections.ts';
import * as comments from './comments.ts';
import * as complaintCases from './complaint-cases.ts';
import * as complaints from './complaints.ts';
import * as credentials from './credentials.ts';
import * as currencies from './currencies.ts';
import * as delivery from './delivery.ts';
import * as deliveryAddresses from './delivery-addresses.ts';
import * as deliveryBoard from './delivery-board.ts';
import * as deliveryCash from './delivery-cash.ts';
import * as deliveryPositions from './delivery-positions.ts';
import * as deliveryTerms from './delivery-terms.ts';
import * as departures from './departures.ts';
import * as dev from './dev.ts';
import * as dictionary from './dictionary.ts';
import * as discounts from './discounts.ts';
import * as employees from './employees.ts';
import * as events from './events.ts';
import * as dataExports from './exports.ts';
import * as feed from './feed.ts';
import * as files from './files.ts';
import * as followers from './followers.ts';
import * as gifts from './gifts.ts';
import * as geocoding from './geocoding.ts';
import * as itemEditing from './item-editing.ts';
import * as itemImports from './item-imports.ts';
import * as hotlinks from './hotlinks.ts';
import * as instagramAccount from './instagram-account.ts';
import * as items from './items.ts';
import * as life from './life.ts';
import * as likes from './likes.ts';
import * as mapPlaces from './map-places.ts';
import * as messenger from './messenger.ts';
import * as muting from './muting.ts';
import * as notifications from './notifications.ts';
import * as orders from './orders.ts';
import * as organizationEditing from './organization-editing.ts';
import * as organizationMessages from './organization-messages.ts';
import * as organizations from './organizations.ts';
import * as overview from './overview.ts';
import * as partners from './partners.ts';
import * as passkeys from './passkeys.ts';
import * as paymentSystems from './payment-systems.ts';
import * as payments from './payments.ts';
import * as personContacts from './person-contacts.ts';
import * as platform from './platform.ts';
import * as promotions from './promotions.ts';
import * as pushes from './pushes.ts';
import * as realtime from './realtime.ts';
import * as receiptCalls from './receipt-calls.ts';
import * as receiptFiles from './receipt-files.ts';
import * as regions from './regions.ts';
import * as releases from './releases.ts';
import * as rentalChanges from './rental-changes.ts';
import * as rentalOffers from './rental-offers.ts';
import * as rentalStatistics from './rental-statistics.ts';
import * as rentalTerms from './rental-terms.ts';
import * as rentals from './rentals.ts';
import * as roles from './roles.ts';
import type { Route } from './route.ts';
import * as services from './services.ts';
import * as sharedFolders from './shared-folders.ts';
import * as sizes from './sizes.ts';
import * as roster from './roster.ts';
import * as sales from './sales.ts';
import * as statistics from './statistics.ts';
import * as stock from './stock.ts';
import * as stockCounts from './stock-counts.ts';
import * as subscriptions from './subscriptions.ts';
import * as ticketOffers from './ticket-offers.ts';
import * as ticketPasses from './ticket-passes.ts';
import * as ticketWaits from './ticket-waits.ts';
import * as tickets from './tickets.ts';
import * as till from './till.ts';
import * as transfers from './transfers.ts';
import * as translations from './translations.ts';
import * as verifications from './verifications.ts';
import * as visibility from './visibility.ts';
import * as webhooks from './webhooks.ts';
import * as wholesale from './wholesale.ts';
import * as workplaces from './workplaces.ts';

/**
 * All routes of `/api/v1`, by domain: every value made with `defineRoute` in the domain's file.
 * Used by the server and by the endpoint generator.
 */
const domains = {
  accounts,
  attendance,
  audit,
  banners,
  blacklist,
  bookmarks,
  'calendar-files': calendarFiles,
  carts,
  collections,
  comments,
  'complaint-cases': complaintCases,
  complaints,
  credentials,
  currencies,
  delivery,
  'delivery-addresses': deliveryAddresses,
  'delivery-board': deliveryBoard,
  'delivery-cash': deliveryCash,
  'delivery-positions': deliveryPositions,
  'delivery-terms': deliveryTerms,
  departures,
  dev,
  dictionary,
  discounts,
  employees,
  events,
  exports: dataExports,
  feed,
  files,
  followers,
  geocoding,
  'item-editing': itemEditing,
  'item-imports': itemImports,
  hotlinks,
  'instagram-account': instagramAccount,
  items,
  life,
  likes,
  'map-places': mapPlaces,
  messenger,
  muting,
  notifications,
  orders,
  'organization-editing': organizationEditing,
  'organization-messages': organizationMessages,
  organizations,
  overview,
  partners,
  passkeys,
  'payment-systems': paymentSystems,
  payments,
  'person-contacts': personContacts,
  platform,
  gifts,
  promotions,
  pushes,
  realtime,
  'receipt-calls': receiptCalls,
  'receipt-files': receiptFiles,
  regions,
  releases,
  'rental-changes': rentalChanges,
  'rental-offers': rentalOffers,
  'rental-statistics': rentalStatistics,
  'rental-terms': rentalTerms,
  rentals,
  roles,
  services,
  'shared-folders': sharedFolders,
  sizes,
  roster,
  sales,
  statistics,
  stock,
  'stock-counts': stockCounts,
  subscriptions,
  'ticket-offers': ticketOffers,
  'ticket-passes': ticketPasses,
  'ticket-waits': ticketWaits,
  tickets,
  till,
  transfers,
  translations,
  verifications,
  visibility,
  webhooks,
  wholesale,
  workplaces,
} as const;

/** A route with the name of its constant and its domain. */
export interface NamedRoute {
  readonly name: string;
  readonly domain: string;
  readonly route: Route;
}

export function listRoutes(): NamedRoute[] {
  return Object.entries(domains).flatMap(([domain, exports]) =>
    Object.entries<unknown>(exports)
      .filter((entry): entry is [string, Route] => isRoute(entry[1]))
      .map(([name, route]) => ({ name, domain, route })),
  );
}

/** A record of routes that stand in its domain's file as well, such as one of each kind. */
export interface RouteRecord {
  readonly name: string;
  readonly domain: string;
  readonly routes: Readonly<Record<string, Route>>;
}

export function listRouteRecords(): RouteRecord[] {
  return Object.entries(domains).flatMap(([domain, exports]) =>
    Object.entries<unknown>(exports)
      .filter((entry): entry is [string, Record<string, Route>] => isRouteRecord(entry[1]))
      .map(([name, routes]) => ({ name, domain, routes })),
  );
}

function isRouteRecord(value: unknown): value is Readonly<Record<string, Route>> {
  const values = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return values.length > 0 && values.every(isRoute);
}

function isRoute(value: unknown): value is Route {
  return (
    typeof value === 'object' && value !== null && 'permission' in value && 'responses' in value
  );
}
