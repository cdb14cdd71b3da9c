import type { NotificationTypeOf } from '@karavan/shared-api/contract/notification-types';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';

/** What notifications call the steps of an order of one kind. */
export interface OrderWords {
  /** Null where nobody has to answer. */
  readonly placed: NotificationTypeOf<'orders'> | null;
  readonly accepted: NotificationTypeOf<'orders'>;
  readonly rejected: NotificationTypeOf<'orders'>;
  readonly cancelled: NotificationTypeOf<'orders'>;
  /** What the staff hear when a deadline has passed; null where nothing was theirs to do. */
  readonly expired: NotificationTypeOf<'orders'> | null;
  readonly paid: NotificationTypeOf<'payments'>;
  /** Null where the client is told of what the payment has brought about. */
  readonly paidForClient: NotificationTypeOf<'payments'> | null;
  /** Whether the request shows the item that is ordered. */
  readonly showsItem: boolean;
  /** Who of the staff is told. */
  readonly staff: OrganizationPermission;
}
