import {
  bringAllPosts,
  bringPostsTask,
  POSTS_SCHEDULE,
  type Instagram,
} from './modules/catalog/instagram/index.ts';
import type { Kysely } from 'kysely';
import type { Tables } from './database-tables.ts';
import { EVENT_HANDLERS } from './event-handlers.ts';
import { ORDER_KINDS } from './order-kinds.ts';
import {
  fetchRates,
  RATES_SCHEDULE,
  refreshRates,
  refreshRatesTask,
} from './modules/catalog/currencies/index.ts';
import {
  erasePeople,
  erasePeopleTask,
  ERASURE_SCHEDULE,
} from './modules/identity/erasure/index.ts';
import {
  pruneExports,
  pruneExportsTask,
  writeExport,
  writeExportTask,
} from './modules/identity/exports/index.ts';
import {
  applyImport,
  applyImportTask,
  priceItems,
  publishItem,
  publishItemTask,
  putEventsAside,
  putEventsAsideTask,
  rankItems,
  rankItemsTask,
  tellLowStock,
  tellLowStockTask,
} from './modules/catalog/items/index.ts';
import { colorMarks, colorMarksTask } from './modules/organizations/organizations/index.ts';
import {
  closeForgotten,
  closeForgottenTask,
  remindAttendance,
  remindAttendanceTask,
} from './modules/organizations/attendance/index.ts';
import { tellRosters, tellRostersTask } from './modules/organizations/roster/index.ts';
import { expireInvitations, expireInvitationsTask } from './modules/organizations/staff/index.ts';
import { expireTransfers, expireTransfersTask } from './modules/organizations/transfers/index.ts';
import { tellAcceptedTask } from './modules/organizations/followers/index.ts';
import {
  collectReleases,
  collectReleasesTask,
  openReleases,
} from './modules/site/releases/index.ts';
import { deleteDocuments, deleteDocumentsTask } from './modules/organizations/trust/index.ts';
import { tellBroadcastTask } from './modules/talk/broadcasts/index.ts';
import { readMessagePush } from './modules/talk/messenger/index.ts';
import {
  readNotificationPush,
  remindBookings,
  remindBookingsTask,
  tellAccepted,
  tellBroadcast,
  tellClosing,
  tellDiscount,
  tellEventChange,
} from './modules/talk/notifications/index.ts';
import {
  sendPush,
  sendPushTask,
  type PushPort,
  type PushReading,
} from './modules/talk/pushes/index.ts';
import {
  deliverWebhooks,
  deliverWebhooksTask,
  wakeWebhooks,
  wakeWebhooksTask,
} from './modules/talk/webhooks/index.ts';
import {
  expireCashback,
  expireCashbackTask,
  tellDiscountTask,
} from './modules/trade/discounts/index.ts';
import {
  dropDelivery,
  expireDeliveries,
  expireDeliveriesTask,
} from './modules/trade/delivery/index.ts';
import { expireGifts, expireGiftsTask } from './modules/trade/gifts/index.ts';
import { checkCashback, checkCashbackTask } from './modules/trade/cashback/index.ts';
import {
  closeOrganizations,
  closeOrganizationsTask,
  tellClosingTask,
} from './modules/trade/life/index.ts';
import {
  createOrders,
  expireOrders,
  expireOrdersTask,
  refundPaymentTask,
} from './modules/trade/orders/index.ts';
import {
  expirePayments,
  expirePaymentsTask,
  expireTests,
  expireTestsTask,
  refundAttempt,
  refundAttemptTask,
  refundPayments,
  refundTest,
  refundTestTask,
  resealAccounts,
  resealAccountsTask,
  type PaymentProvider,
} from './modules/trade/payments/index.ts';
import {
  readCalendar,
  readCalendars,
  readCalendarsTask,
  readCalendarTask,
} from './modules/trade/rental-periods/index.ts';
import { mailReceipt, mailReceiptTask } from './modules/trade/receipts/index.ts';
import { endRentals, endRentalsTask } from './modules/trade/rentals/index.ts';
import {
  refundEvents,
  refundEventsTask,
  serveWaitingLists,
  serveWaitingListsTask,
  tellEventChangeTask,
} from './modules/trade/tickets/index.ts';
import { PERISHABLES } from './perishables.ts';
import { ERASERS, PERSONAL_RECORDS } from './personal-data.ts';
import type { Env } from './platform/env/env.ts';
import { createTransact } from './platform/events/transact.ts';
import { encodeAvif, encodeAvifTask } from './platform/files/encode-avif.ts';
import { pruneUploads, pruneUploadsTask } from './platform/files/prune-uploads.ts';
import { handleTask, type TaskHandler } from './platform/jobs/define-task.ts';
import {
  EVERY_FIVE_MINUTES,
  EVERY_MINUTE,
  EVERY_QUARTER_HOUR,
  HOURLY,
  NIGHTLY,
} from './platform/jobs/schedules.ts';
import type { MessagePorts } from './platform/messaging/message-ports.ts';
import { sendMessage } from './platform/messaging/send-message.ts';
import type { Outbound } from './platform/outbound/outbound.ts';
import { pruneRows, pruneRowsTask } from './platform/pruning/prune-rows.ts';
import type { WakeUp } from './platform/realtime/wake-up.ts';
import type { Storage } from './platform/storage/open-storage.ts';

interface JobDependencies {
  readonly env: Env;
  readonly db: Kysely<Tables>;
  readonly storage: Storage;
  readonly wakeUp: Pick<WakeUp, 'announce'>;
  /** Null where nobody takes money online. */
  readonly provider: PaymentProvider | null;
  readonly ports: MessagePorts;
  readonly pushPort: PushPort;
  readonly gateways: Pick<Outbound, 'fetch'>;
  /** For addresses that people give. */
  readonly outbound: Pick<Outbound, 'fetch' | 'tell'>;
  /** What secrets of webhooks are derived with. */
  readonly webhookKey: Buffer;
  /** Null where it is off. */
  readonly instagram: Instagram | null;
  /** Hears how many accounts of cashback differ from their entries. */
  readonly noteWrongCashback: (wrong: number) => void;
}

/** Every task of the product with the work it means. */
export function createJobHandlers({
  env,
  db,
  storage,
  wakeUp,
  provider,
  ports,
  pushPort,
  gateways,
  outbound,
  webhookKey,
  instagram,
  noteWrongCashback,
}: JobDependencies): TaskHandler[] {
  const transact = createTransact(db, wakeUp, EVENT_HANDLERS);
  const orders = createOrders({ kinds: ORDER_KINDS, dropDelivery, deadlines: env });
  const { files } = storage;
  const releases = openReleases({ env, db, storage });
  const keyring = provider?.keyring;
  const pushReaders = {
    notification: (reading: PushReading) => readNotificationPush(db, reading),
    message: (reading: PushReading) => readMessagePush(db, reading),
  };
  const ratesUrl = env.CURRENCY_RATES_URL;
  return [
    handleTask(sendMessage, (message) => ports[message.channel](message)),
    handleTask(mailReceiptTask, (mail) => mailReceipt(db, ports.email, mail)),
    handleTask(sendPushTask, (push) =>
      sendPush({ db, port: pushPort, readers: pushReaders }, push),
    ),
    handleTask(deliverWebhooksTask, () =>
      deliverWebhooks({ db, transact, outbound, key: webhookKey }),
    ),
    handleTask(wakeWebhooksTask, () => wakeWebhooks(db), EVERY_MINUTE),
    handleTask(encodeAvifTask, ({ key }) => encodeAvif(files, key)),
    handleTask(tellBroadcastTask, ({ id }) => tellBroadcast(transact, id)),
    handleTask(tellAcceptedTask, ({ organizationId }) => tellAccepted(transact, organizationId)),
    handleTask(tellClosingTask, (announced) => tellClosing(transact, announced)),
    handleTask(tellDiscountTask, (announced) => tellDiscount(transact, announced)),
    handleTask(tellEventChangeTask, ({ id }) => tellEventChange(transact, id)),
    handleTask(refundEventsTask, () => refundEvents(db, transact, orders), EVERY_MINUTE),
    handleTask(serveWaitingListsTask, () => serveWaitingLists(db, transact), EVERY_MINUTE),
    handleTask(closeOrganizationsTask, () => closeOrganizations(db, transact), EVERY_MINUTE),
    handleTask(colorMarksTask, () => colorMarks(db, files), HOURLY),
    handleTask(expireGiftsTask, () => expireGifts(transact), HOURLY),
    handleTask(expireCashbackTask, () => expireCashback(db, transact), HOURLY),
    handleTask(checkCashbackTask, async () => noteWrongCashback(await checkCashback(db)), NIGHTLY),
    handleTask(pruneRowsTask, () => pruneRows(db, PERISHABLES), HOURLY),
    handleTask(pruneUploadsTask, () => pruneUploads(db, files), NIGHTLY),
    handleTask(deleteDocumentsTask, () => deleteDocuments(db, storage.documents), HOURLY),
    handleTask(collectReleasesTask, () => collectReleases(db, releases), NIGHTLY),
    handleTask(
      erasePeopleTask,
      () => erasePeople({ db, transact, files, erasers: ERASERS }),
      ERASURE_SCHEDULE,
    ),
    handleTask(writeExportTask, ({ key }) =>
      writeExport(db, { files, records: PERSONAL_RECORDS }, key),
    ),
    handleTask(pruneExportsTask, () => pruneExports(db, files), HOURLY),
    handleTask(publishItemTask, ({ id }) => publishItem(transact, id)),
    handleTask(applyImportTask, ({ id }) => applyImport({ db, transact }, id)),
    handleTask(putEventsAsideTask, () => putEventsAside(db), EVERY_MINUTE),
    handleTask(rankItemsTask, () => rankItems(db), EVERY_MINUTE),
    handleTask(tellLowStockTask, () => tellLowStock(transact), EVERY_MINUTE),
    handleTask(expireOrdersTask, () => expireOrders(db, transact, orders), EVERY_MINUTE),
    handleTask(
      expireDeliveriesTask,
      () => expireDeliveries(db, transact, env.DELIVERY_HOURS),
      EVERY_MINUTE,
    ),
    handleTask(expireInvitationsTask, () => expireInvitations(db, transact), EVERY_MINUTE),
    handleTask(expireTransfersTask, () => expireTransfers(db, transact), EVERY_MINUTE),
    handleTask(tellRostersTask, () => tellRosters(transact), EVERY_MINUTE),
    handleTask(closeForgottenTask, () => closeForgotten(db, transact), EVERY_MINUTE),
    handleTask(
      remindAttendanceTask,
      () => remindAttendance(db, transact, new Date()),
      EVERY_FIVE_MINUTES,
    ),
    handleTask(remindBookingsTask, () => remindBookings(db, transact), EVERY_FIVE_MINUTES),
    handleTask(
      bringPostsTask,
      async () => {
        if (instagram) await bringAllPosts({ db, store: files, instagram });
      },
      POSTS_SCHEDULE,
    ),
    handleTask(readCalendarTask, ({ id }) => readCalendar(db, transact, outbound, id)),
    handleTask(readCalendarsTask, () => readCalendars(db, transact, outbound), EVERY_QUARTER_HOUR),
    handleTask(endRentalsTask, () => endRentals(db, transact, orders), EVERY_MINUTE),
    ...(ratesUrl === undefined
      ? []
      : [
          handleTask(
            refreshRatesTask,
            async () => {
              await refreshRates(db, () => fetchRates(gateways, ratesUrl));
              await priceItems(db);
            },
            RATES_SCHEDULE,
          ),
        ]),
    ...(provider
      ? [
          handleTask(refundPaymentTask, ({ orderId }) => refundPayments(db, provider, orderId)),
          handleTask(refundAttemptTask, ({ reference }) => refundAttempt(db, provider, reference)),
          handleTask(
            expirePaymentsTask,
            () => expirePayments(db, transact, orders, provider),
            EVERY_MINUTE,
          ),
          handleTask(refundTestTask, ({ reference }) => refundTest(db, provider, reference)),
          handleTask(expireTestsTask, () => expireTests(db, transact, provider), EVERY_MINUTE),
        ]
      : []),
    ...(keyring ? [handleTask(resealAccountsTask, () => resealAccounts(db, keyring), HOURLY)] : []),
  ];
}
