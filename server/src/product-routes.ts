import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './database-tables.ts';
import { ORDER_KINDS } from './order-kinds.ts';
import { LOSS_FINDERS, OBSTACLE_FINDERS } from './personal-data.ts';
import {
  accountsRoutes,
  createFindLosses,
  createFindObstacles,
} from './modules/identity/accounts/index.ts';
import { contactsRoutes } from './modules/identity/contacts/index.ts';
import { exportsRoutes } from './modules/identity/exports/index.ts';
import { createIsOperator, operatorsRoutes } from './modules/identity/operators/index.ts';
import { peopleRoutes } from './modules/identity/people/index.ts';
import { bookmarksRoutes, sharedFoldersRoutes } from './modules/catalog/bookmarks/index.ts';
import {
  askCartsAgain,
  cartsRoutes,
  createReadCart,
  lockCartsWith,
} from './modules/trade/carts/index.ts';
import { feedRoutes, isUnmutedBy, mutingRoutes } from './modules/catalog/feed/index.ts';
import { createInstagram, instagramRoutes } from './modules/catalog/instagram/index.ts';
import { giftsRoutes } from './modules/trade/gifts/index.ts';
import {
  eventEditingRoutes,
  importingRoutes,
  itemEditingRoutes,
  itemsRoutes,
  stockKeepingRoutes,
} from './modules/catalog/items/index.ts';
import { requireUncounted, stockCountsRoutes } from './modules/catalog/stock-counts/index.ts';
import { collectionsRoutes, shopEditingRoutes } from './modules/catalog/collections/index.ts';
import { bannersRoutes, type BannerCounter } from './modules/trade/banners/index.ts';
import { hotlinksRoutes, type HotlinkCounter } from './modules/catalog/hotlinks/index.ts';
import { commentsRoutes } from './modules/catalog/comments/index.ts';
import {
  complaintCasesRoutes,
  complaintsRoutes,
  countComplaintCases,
} from './modules/catalog/complaints/index.ts';
import { currenciesRoutes } from './modules/catalog/currencies/index.ts';
import {
  countDeliveryDuties,
  countStranded,
  countUnderWay,
  dropDelivery,
  selectUnderWay,
  deliveryBoardRoutes,
  deliveryCashRoutes,
  deliveryPositionsRoutes,
  deliveryRoutes,
} from './modules/trade/delivery/index.ts';
import { deliveryTermsRoutes, selectDeliveryRates } from './modules/trade/delivery-offers/index.ts';
import { deliveryAddressesRoutes } from './modules/trade/delivery-addresses/index.ts';
import {
  createFindDiscountCards,
  createFindDiscounts,
  discountsRoutes,
  selectBestCard,
} from './modules/trade/discounts/index.ts';
import { devRoutes } from './modules/site/dev/index.ts';
import { dictionaryRoutes } from './modules/site/dictionary/index.ts';
import { filesRoutes } from './platform/files/files.routes.ts';
import { type YoutubeDirectory } from './platform/files/youtube/oembed.ts';
import { likesRoutes } from './modules/catalog/likes/index.ts';
import { broadcastsRoutes, inboxRoutes } from './modules/talk/broadcasts/index.ts';
import { messengerRoutes } from './modules/talk/messenger/index.ts';
import { loadServerKeys, pushesRoutes } from './modules/talk/pushes/index.ts';
import { webhooksRoutes } from './modules/talk/webhooks/index.ts';
import { notificationsRoutes } from './modules/talk/notifications/index.ts';
import {
  createFindCities,
  organizationsRoutes,
} from './modules/organizations/organizations/index.ts';
import { createMapSources, mapPlacesRoutes } from './modules/organizations/map-places/index.ts';
import { directoryRoutes } from './modules/organizations/directory/index.ts';
import { attendanceRoutes, ownAttendanceRoutes } from './modules/organizations/attendance/index.ts';
import { createMonthPlans, rosterRoutes } from './modules/organizations/roster/index.ts';
import { auditRoutes } from './modules/organizations/audit/index.ts';
import {
  countWorkplaces,
  createFindWork,
  employeesRoutes,
  jobsRoutes,
  rolesRoutes,
  workplacesRoutes,
  worksWith,
  type CountStranded,
} from './modules/organizations/staff/index.ts';
import { lifeRoutes } from './modules/trade/life/index.ts';
import {
  countPromised,
  createOrders,
  orderKindsOf,
  ordersRoutes,
  selectUsualDelivery,
} from './modules/trade/orders/index.ts';
import { followersRoutes } from './modules/organizations/followers/index.ts';
import { transfersRoutes } from './modules/organizations/transfers/index.ts';
import { partnersRoutes } from './modules/organizations/partners/index.ts';
import {
  countVerificationCases,
  countVisibilityCases,
  verificationsRoutes,
  visibilityRoutes,
} from './modules/organizations/trust/index.ts';
import {
  countOddPayments,
  oddPaymentsRoutes,
  ownedPaymentAccountsRoutes,
  paymentAccountCasesRoutes,
  paymentsRoutes,
  type PaymentProvider,
} from './modules/trade/payments/index.ts';
import { createGeocoder, geocodingRoutes } from './modules/identity/geocoding/index.ts';
import {
  createFindPlace,
  createLocateAddress,
  createLocateCity,
  regionsRoutes,
} from './modules/identity/regions/index.ts';
import { promotionsRoutes } from './modules/trade/promotions/index.ts';
import {
  bookingPassesRoutes,
  createReadReceipt,
  receiptsRoutes,
} from './modules/trade/receipts/index.ts';
import { releasesRoutes } from './modules/site/releases/index.ts';
import { rentalsRoutes } from './modules/trade/rentals/index.ts';
import { statisticsRoutes, sumDays } from './modules/trade/statistics/index.ts';
import { ticketsRoutes } from './modules/trade/tickets/index.ts';
import { tillRoutes } from './modules/trade/till/index.ts';
import { wholesaleRoutes } from './modules/trade/wholesale/index.ts';
import { translationsRoutes } from './modules/catalog/translations/index.ts';
import type { Env } from './platform/env/env.ts';
import { readWallets } from './platform/env/wallets.ts';
import { walletsOf } from './platform/wallet-passes/index.ts';
import type { DiskSpace } from './platform/files/disk-space.ts';
import type { Outbound } from './platform/outbound/outbound.ts';
import { realtimeRoutes } from './platform/realtime/register-realtime.ts';
import { loadSecret } from './platform/secrets/load-secret.ts';
import { createRotatingSecret } from './platform/secrets/rotating-secret.ts';
import type { Storage } from './platform/storage/open-storage.ts';
import type { ImplementedRoute } from './platform/http/implement.ts';
import type { Transact } from './platform/events/unit-of-work.ts';

/** What the routes of the product are made with. */
interface ProductDependencies {
  readonly env: Env;
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly storage: Storage;
  readonly disk: Pick<DiskSpace, 'problem'>;
  readonly outbound: Outbound;
  readonly gateways: Outbound;
  readonly youtube: YoutubeDirectory;
  readonly provider: PaymentProvider | null;
  readonly csrfKey: Buffer;
  readonly isOperator: ReturnType<typeof createIsOperator>;
  readonly locate: ReturnType<typeof createLocateAddress>;
  readonly imageSecret: ReturnType<typeof createRotatingSecret>;
  readonly rights: Parameters<typeof realtimeRoutes>[1];
  readonly site: Parameters<typeof releasesRoutes>[0];
  readonly hotlinkCounter: HotlinkCounter;
  readonly bannerCounter: BannerCounter;
}

/** The operations of `/api/v1`, each module's with what it needs of others. */
export async function createProductRoutes({
  env,
  db,
  transact,
  storage,
  disk,
  outbound,
  gateways,
  youtube,
  provider,
  csrfKey,
  isOperator,
  locate,
  imageSecret,
  rights,
  site,
  hotlinkCounter,
  bannerCounter,
}: ProductDependencies): Promise<ImplementedRoute[]> {
  const [codeKey, workKey, deviceKey, personalCodeKey, attendanceKey, giftKey] = await Promise.all([
    loadSecret(db, 'phone-code'),
    loadSecret(db, 'proof-of-work'),
    loadSecret(db, 'known-device'),
    loadSecret(db, 'personal-code'),
    loadSecret(db, 'attendance-code'),
    loadSecret(db, 'gift-code'),
  ]);
  const webhookKey = await loadSecret(db, 'webhook');
  const placeKey = await loadSecret(db, 'place-claim');
  const pushKeys = await loadServerKeys(db, env);
  const orders = createOrders({ kinds: ORDER_KINDS, dropDelivery, deadlines: env });
  const wallets = readWallets(env);
  const readReceipt = createReadReceipt(db, walletsOf(wallets));
  const readCart = createReadCart({ db, times: env, selectUsualDelivery });
  const findWork = createFindWork(db, orderKindsOf);
  const findPlace = createFindPlace(locate, createLocateCity());
  // Deliveries are counted in the transaction of the staff, who do not know their tables.
  const countStrandedBy: CountStranded = (trx, courier) =>
    countStranded(trx as unknown as Transaction<Tables>, courier);
  const attendance = {
    db,
    transact,
    codeKey: attendanceKey,
    sumSales: (wanted: Parameters<typeof sumDays>[1]) => sumDays(db, wanted),
    plans: createMonthPlans(db),
  };
  return [
    ...accountsRoutes({
      db,
      env,
      csrfKey,
      codeKey,
      workKey,
      deviceKey,
      transact,
      locate,
      findObstacles: createFindObstacles(OBSTACLE_FINDERS),
      findLosses: createFindLosses(db, LOSS_FINDERS),
      countWorkplaces: (person) => countWorkplaces(db, person),
    }),
    ...attendanceRoutes(attendance),
    ...ownAttendanceRoutes(attendance),
    ...auditRoutes(db),
    ...bookmarksRoutes(db),
    ...sharedFoldersRoutes(db),
    ...broadcastsRoutes({ db, transact, env }),
    ...cartsRoutes({ db, readCart }),
    ...employeesRoutes({ db, transact, codeKey: personalCodeKey, countStranded: countStrandedBy }),
    ...feedRoutes(db),
    ...mutingRoutes(db),
    ...hotlinksRoutes({ db, transact, counter: hotlinkCounter }),
    ...bannersRoutes({ db, transact, counter: bannerCounter }),
    ...instagramRoutes({
      db,
      transact,
      store: storage.files,
      instagram: await createInstagram({ db, env, gateways, outbound }),
    }),
    ...itemsRoutes({ db, selectDeliveryRates, selectBestCard }),
    ...eventEditingRoutes(db, transact),
    ...itemEditingRoutes({ db, transact, lockCartsWith }),
    ...stockKeepingRoutes({ db, transact, countPromised, requireUncounted }),
    ...importingRoutes({ db, transact, disk, env }),
    ...stockCountsRoutes({ db, transact }),
    ...collectionsRoutes(db),
    ...shopEditingRoutes({ db, transact }),
    ...commentsRoutes(db, transact),
    ...complaintsRoutes(db),
    ...complaintCasesRoutes(db, transact),
    ...contactsRoutes({ db, worksWith }),
    ...currenciesRoutes(db),
    ...deliveryRoutes(db, transact, orders),
    ...deliveryAddressesRoutes(db),
    ...deliveryBoardRoutes(db, transact),
    ...deliveryCashRoutes(db, transact),
    ...deliveryPositionsRoutes(db),
    ...deliveryTermsRoutes({
      db,
      transact,
      countUnderWay,
      countDuties: countDeliveryDuties,
      selectUnderWay: (organization, service) => selectUnderWay(db, organization, service),
    }),
    ...discountsRoutes({ db, transact, wallets }),
    ...devRoutes(db, env.KARAVAN_MODE),
    ...dictionaryRoutes(),
    ...exportsRoutes({ db, files: storage.files, disk }),
    ...filesRoutes({ db, store: storage.files, outbound, env, disk, youtube, imageSecret }),
    ...followersRoutes({ db, transact, codeKey: personalCodeKey }),
    ...giftsRoutes({ db, transact, codeKey: giftKey }),
    ...lifeRoutes(db, transact, env.ORGANIZATIONS_PER_PERSON),
    ...inboxRoutes(db, transact),
    ...likesRoutes(db),
    ...mapPlacesRoutes({
      db,
      transact,
      env,
      store: storage.files,
      disk,
      sources: createMapSources({ env, gateways, outbound }),
      codeKey: placeKey,
    }),
    ...messengerRoutes(db, transact, {
      limit: env.MESSAGES_PER_PERSON_MINUTE,
      codeKey: personalCodeKey,
    }),
    ...notificationsRoutes(db, transact),
    ...ordersRoutes({ db, transact, orders, deadlines: env, readReceipt, readCart }),
    ...directoryRoutes({
      db,
      transact,
      findDiscounts: createFindDiscounts(db),
      isUnmutedBy,
    }),
    ...organizationsRoutes({ db, transact, findDiscountCards: createFindDiscountCards(db) }),
    ...partnersRoutes({ db, transact, isUnmutedBy }),
    ...peopleRoutes({ db, isOperator, findWork }),
    ...paymentsRoutes({ db, transact, orders, provider, minutes: env.PAYMENT_MINUTES }),
    ...oddPaymentsRoutes(db, transact, orders),
    ...ownedPaymentAccountsRoutes({ db, transact, env, provider }),
    ...paymentAccountCasesRoutes(db, transact),
    ...operatorsRoutes({
      verifications: () => countVerificationCases(db, false),
      reviews: () => countVisibilityCases(db, 'review_requested'),
      complaints: () => countComplaintCases(db, 'waiting'),
      payments: () => countOddPayments(db, false),
    }),
    ...promotionsRoutes(db, transact),
    ...pushesRoutes({ db, transact, publicKey: pushKeys.publicKey }),
    ...receiptsRoutes({ db, transact, readReceipt }),
    ...bookingPassesRoutes({ readReceipt, wallets, siteUrl: site.siteUrl }),
    ...realtimeRoutes(db, rights),
    ...geocodingRoutes({ db, env, geocoder: createGeocoder({ db, env, gateways }), findPlace }),
    ...regionsRoutes({ findPlace, findCities: createFindCities(db) }),
    ...releasesRoutes(site),
    ...rentalsRoutes({ db, transact, orders, deadlines: env, readReceipt }),
    ...rolesRoutes(db, transact),
    ...rosterRoutes({ db, transact }),
    ...statisticsRoutes(db),
    ...ticketsRoutes({
      db,
      transact,
      orders,
      deadlines: env,
      codeKey: personalCodeKey,
      wallets,
      siteUrl: site.siteUrl,
    }),
    ...tillRoutes({ db, transact, orders, codeKey: personalCodeKey, giftKey }),
    ...transfersRoutes({ db, transact, env, codeKey: personalCodeKey }),
    ...translationsRoutes(db),
    ...verificationsRoutes({ db, transact, store: storage.documents, disk, env }),
    ...visibilityRoutes({ db, transact, env }),
    ...webhooksRoutes({ db, transact, key: webhookKey }),
    ...wholesaleRoutes({ db, transact, askCartsAgain }),
    ...workplacesRoutes({ db, transact, findWork, limit: env.ORGANIZATIONS_PER_PERSON }),
    ...jobsRoutes({ db, transact, countStranded: countStrandedBy }),
  ];
}
