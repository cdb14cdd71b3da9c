import type { AccountsTables } from './modules/accounts/index.ts';
import type { BookmarksTables } from './modules/bookmarks/index.ts';
import type { CashbackTables } from './modules/cashback/index.ts';
import type { CartsTables } from './modules/carts/index.ts';
import type { CatalogTables } from './modules/catalog/index.ts';
import type { CommentsTables } from './modules/comments/index.ts';
import type { ComplaintsTables } from './modules/complaints/index.ts';
import type { CurrenciesTables } from './modules/currencies/index.ts';
import type { DeliveryTables } from './modules/delivery/index.ts';
import type { DeliveryAddressesTables } from './modules/delivery-addresses/index.ts';
import type { DeliveryOffersTables } from './modules/delivery-offers/index.ts';
import type { PartnersTables } from './modules/partners/index.ts';
import type { PaymentsTables } from './modules/payments/index.ts';
import type { DiscountsTables } from './modules/discounts/index.ts';
import type { FilesTables } from './modules/files/index.ts';
import type { LikesTables } from './modules/likes/index.ts';
import type { MessengerTables } from './modules/messenger/index.ts';
import type { NotificationsTables } from './modules/notifications/index.ts';
import type { OrganizationsTables } from './modules/organizations/index.ts';
import type { OrdersTables } from './modules/orders/index.ts';
import type { RentalSlotsTables } from './modules/rental-slots/index.ts';
import type { RemotesTables } from './modules/remotes/index.ts';
import type { TicketsTables } from './modules/tickets/index.ts';
import type { TillTables } from './modules/till/index.ts';
import type { TranslationsTables } from './modules/translations/index.ts';
import type { AuditTables } from './platform/audit/record-audit.ts';
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
