import type { AttendanceTables } from './modules/organizations/attendance/attendance.tables.ts';
import type { RosterTables } from './modules/organizations/roster/roster.tables.ts';
import type { BlocksTables } from './modules/organizations/blocks/blocks.tables.ts';
import type { BookmarksTables } from './modules/catalog/bookmarks/bookmarks.tables.ts';
import type { CollectionsTables } from './modules/catalog/collections/collections.tables.ts';
import type { CommentsTables } from './modules/catalog/comments/comments.tables.ts';
import type { ComplaintsTables } from './modules/catalog/complaints/complaints.tables.ts';
import type { CurrenciesTables } from './modules/catalog/currencies/currencies.tables.ts';
import type { InstagramTables } from './modules/catalog/instagram/instagram.tables.ts';
import type { ItemsTables } from './modules/catalog/items/items.tables.ts';
import type { MutingTables } from './modules/catalog/feed/index.ts';
import type { HotlinksTables } from './modules/catalog/hotlinks/index.ts';
import type { LikesTables } from './modules/catalog/likes/likes.tables.ts';
import type { StockCountsTables } from './modules/catalog/stock-counts/stock-counts.tables.ts';
import type { TranslationsTables } from './modules/catalog/translations/translations.tables.ts';
import type { AccountsTables } from './modules/identity/accounts/accounts.tables.ts';
import type { PasskeysTables } from './modules/identity/accounts/passkeys/passkeys.tables.ts';
import type { ContactsTables } from './modules/identity/contacts/contacts.tables.ts';
import type { ExportsTables } from './modules/identity/exports/exports.tables.ts';
import type { OperatorsTables } from './modules/identity/operators/operators.tables.ts';
import type { PeopleTables } from './modules/identity/people/people.tables.ts';
import type { DirectoryTables } from './modules/organizations/directory/directory.tables.ts';
import type { MapPlacesTables } from './modules/organizations/map-places/map-places.tables.ts';
import type { OrganizationsTables } from './modules/organizations/organizations/organizations.tables.ts';
import type { PartnersTables } from './modules/organizations/partners/partners.tables.ts';
import type { StaffTables } from './modules/organizations/staff/staff.tables.ts';
import type { TransfersTables } from './modules/organizations/transfers/transfers.tables.ts';
import type { TrustTables } from './modules/organizations/trust/trust.tables.ts';
import type { ReleasesTables } from './modules/site/releases/releases.tables.ts';
import type { BroadcastsTables } from './modules/talk/broadcasts/broadcasts.tables.ts';
import type { MessengerTables } from './modules/talk/messenger/messenger.tables.ts';
import type { NotificationsTables } from './modules/talk/notifications/notifications.tables.ts';
import type { PushesTables } from './modules/talk/pushes/pushes.tables.ts';
import type { WebhooksTables } from './modules/talk/webhooks/webhooks.tables.ts';
import type { CartsTables } from './modules/trade/carts/carts.tables.ts';
import type { GiftsTables } from './modules/trade/gifts/gifts.tables.ts';
import type { CashbackTables } from './modules/trade/cashback/cashback.tables.ts';
import type { DeliveryAddressesTables } from './modules/trade/delivery-addresses/delivery-addresses.tables.ts';
import type { DeliveryOffersTables } from './modules/trade/delivery-offers/delivery-offers.tables.ts';
import type { DeliveryTables } from './modules/trade/delivery/delivery.tables.ts';
import type { DiscountsTables } from './modules/trade/discounts/discounts.tables.ts';
import type { LifeTables } from './modules/trade/life/life.tables.ts';
import type { OrdersTables } from './modules/trade/orders/orders.tables.ts';
import type { PaymentsTables } from './modules/trade/payments/payments.tables.ts';
import type { BannersTables } from './modules/trade/banners/banners.tables.ts';
import type { PromotionsTables } from './modules/trade/promotions/promotions.tables.ts';
import type { ReceiptCounterTables } from './modules/trade/receipts/receipts.tables.ts';
import type { RentalPeriodsTables } from './modules/trade/rental-periods/rental-periods.tables.ts';
import type { TicketsTables } from './modules/trade/tickets/tickets.tables.ts';
import type { TillTables } from './modules/trade/till/till.tables.ts';
import type { WholesaleTables } from './modules/trade/wholesale/wholesale.tables.ts';
import type { AuditTables } from './platform/audit/audit.tables.ts';
import type { AuthTables } from './platform/auth/auth.tables.ts';
import type { EventsTables } from './platform/events/events.tables.ts';
import type { FilesTables } from './platform/files/files.tables.ts';
import type { IdempotencyTables } from './platform/idempotency/idempotency.tables.ts';
import type { JobsTables } from './platform/jobs/jobs.tables.ts';
import type { MessagingTables } from './platform/messaging/messaging.tables.ts';
import type { RealtimeTables } from './platform/realtime/realtime.tables.ts';
import type { SecretsTables } from './platform/secrets/secrets.tables.ts';
import type { ThrottleTables } from './platform/throttle/throttle.tables.ts';

/** Every table of the database, by the module that owns it; functions ask for those they touch. */
export type Tables = AccountsTables &
  AttendanceTables &
  AuditTables &
  AuthTables &
  BlocksTables &
  BookmarksTables &
  BroadcastsTables &
  CartsTables &
  CashbackTables &
  GiftsTables &
  CollectionsTables &
  CommentsTables &
  ComplaintsTables &
  ContactsTables &
  CurrenciesTables &
  DeliveryAddressesTables &
  DeliveryOffersTables &
  DeliveryTables &
  DirectoryTables &
  DiscountsTables &
  EventsTables &
  ExportsTables &
  FilesTables &
  HotlinksTables &
  IdempotencyTables &
  ItemsTables &
  JobsTables &
  LifeTables &
  LikesTables &
  MessagingTables &
  MessengerTables &
  MutingTables &
  NotificationsTables &
  OperatorsTables &
  OrdersTables &
  InstagramTables &
  MapPlacesTables &
  OrganizationsTables &
  PartnersTables &
  PasskeysTables &
  PaymentsTables &
  PeopleTables &
  BannersTables &
  PromotionsTables &
  PushesTables &
  RealtimeTables &
  ReceiptCounterTables &
  ReleasesTables &
  RentalPeriodsTables &
  RosterTables &
  SecretsTables &
  StaffTables &
  StockCountsTables &
  ThrottleTables &
  TicketsTables &
  TillTables &
  TransfersTables &
  TranslationsTables &
  TrustTables &
  WebhooksTables &
  WholesaleTables;
