import type { AccountsTables } from './modules/identity/accounts/index.ts';
import type { BookmarksTables } from './modules/catalog/bookmarks/index.ts';
import type { CashbackTables } from './modules/trade/cashback/index.ts';
import type { CartsTables } from './modules/trade/carts/index.ts';
import type { CatalogTables } from './modules/catalog/items/index.ts';
import type { CommentsTables } from './modules/catalog/comments/index.ts';
import type { ComplaintsTables } from './modules/catalog/complaints/index.ts';
import type { CurrenciesTables } from './modules/catalog/currencies/index.ts';
import type { DeliveryTables } from './modules/trade/delivery/index.ts';
import type { DeliveryAddressesTables } from './modules/trade/delivery-addresses/index.ts';
import type { DeliveryOffersTables } from './modules/trade/delivery-offers/index.ts';
import type { PartnersTables } from './modules/organizations/partners/index.ts';
import type { PaymentsTables } from './modules/trade/payments/index.ts';
import type { DiscountsTables } from './modules/trade/discounts/index.ts';
import type { FilesTables } from './platform/files/files.tables.ts';
import type { LikesTables } from './modules/catalog/likes/index.ts';
import type { MessengerTables } from './modules/talk/messenger/index.ts';
import type { NotificationsTables } from './modules/talk/notifications/index.ts';
import type { OrganizationsTables } from './modules/organizations/organizations/index.ts';
import type { OrdersTables } from './modules/trade/orders/index.ts';
import type { RentalSlotsTables } from './modules/trade/rental-slots/index.ts';
import type { RemotesTables } from './modules/site/remotes/index.ts';
import type { TicketsTables } from './modules/trade/tickets/index.ts';
import type { TillTables } from './modules/trade/till/index.ts';
import type { TranslationsTables } from './modules/catalog/translations/index.ts';
import type { AuditTables } from './platform/audit/record-audit.ts';
import type { EventsTables } from './platform/events/events.tables.ts';
import type { IdempotencyTables } from './platform/idempotency/once.ts';
import type { RealtimeTables } from './platform/realtime/realtime.tables.ts';
import type { OutboxTables } from './platform/messaging/sandbox-port.ts';

/** Every table of the database; a module is handed the part that is its own. */
export type Tables = AccountsTables &
  AuditTables &
  BookmarksTables &
  CartsTables &
  CatalogTables &
  CommentsTables &
  ComplaintsTables &
  CurrenciesTables &
  DeliveryTables &
  DeliveryAddressesTables &
  DeliveryOffersTables &
  CashbackTables &
  PartnersTables &
  PaymentsTables &
  DiscountsTables &
  EventsTables &
  FilesTables &
  IdempotencyTables &
  LikesTables &
  MessengerTables &
  NotificationsTables &
  OrdersTables &
  OrganizationsTables &
  OutboxTables &
  RealtimeTables &
  RemotesTables &
  RentalSlotsTables &
  TicketsTables &
  TillTables &
  TranslationsTables;
