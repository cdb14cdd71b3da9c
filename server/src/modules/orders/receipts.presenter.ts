import type { Locale } from '@karavan/shared-api/contract/locales';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import type { Receipt, ReceiptSummary } from '@karavan/shared-api/contract/orders';
import { presentMoney } from '../../platform/money/present-money.ts';
import { presentPercent } from '../carts/index.ts';
import { presentImage, presentOrganization } from '../catalog/index.ts';
import {
  ORDER_TRANSITIONS,
  isPayable,
  isPossible,
  isReadyForDelivery,
} from './order-transitions.ts';
import type { OrderState } from './order-transitions.ts';
import type { ReceiptRow, ReceiptSummaryRow } from './receipts.queries.ts';

type SummaryRow = Omit<ReceiptSummaryRow, 'created_at_exact'>;

export function presentReceiptSummary(row: SummaryRow, locale: Locale): ReceiptSummary {
  return {
    id: row.id,
    transaction_id: row.id,
    organization: presentOrganization(row, locale),
    status: row.status,
    payment_status: row.payment_status,
    method: row.method,
    reason: row.reason as ReceiptSummary['reason'],
    total: presentMoney(row.total, row.currency),
    item_count: row.item_count ?? 0,
    created_at: row.created_at.toISOString(),
    fulfilled_at: row.fulfilled_at?.toISOString() ?? null,
  };
}

const STAFF_MOVES = ['accept', 'hand_over', 'sell', 'reject'] as const;

/** What the transition table, and the reader's permissions, allow from here. */
function actionsOfStaff(row: ReceiptRow, isClient: boolean): Receipt['staff_actions'] {
  const may = (permission: OrganizationPermission) =>
    row.permissions?.includes(permission) ?? false;
  const state = stateOf(row);
  const isOver = row.fulfilled_at !== null && row.payment_status === 'accepted';
  return [
    ...(isReadyForDelivery(state) && may('can_manage_orders')
      ? (['send_to_delivery'] as const)
      : []),
    ...STAFF_MOVES.filter(
      (move) =>
        isPossible(ORDER_TRANSITIONS[move], state) &&
        may(ORDER_TRANSITIONS[move].by) &&
        // Nobody stands on both sides of a till.
        !(move === 'sell' && isClient),
    ),
    ...(owesCash(row) && may('can_manage_orders') ? (['settle_cash'] as const) : []),
    ...(isOver && may('can_refund') ? (['refund'] as const) : []),
  ];
}

/** The courier has collected the money and still has it. */
function owesCash({ delivery, delivery_status }: ReceiptRow): boolean {
  return (
    delivery_status === 'delivery_status_delivered' &&
    delivery !== null &&
    delivery.cash_due > 0 &&
    delivery.cash_settled_at === null
  );
}

function stateOf({ delivery_address, ...row }: ReceiptRow): OrderState {
  return { ...row, address: delivery_address };
}

function presentDelivery(row: ReceiptRow, isClient: boolean): Receipt['delivery'] {
  if (row.delivery_address === null) return null;
  const isUnderWay = row.delivery_status === 'delivery_status_taken_for_delivery';
  return {
    city: row.delivery_city!,
    address: row.delivery_address,
    phone: row.delivery_phone!,
    comment: row.delivery_comment,
    status: row.delivery_status,
    courier: row.delivery?.full_name ?? null,
    pin: isClient && isUnderWay ? (row.delivery?.pin ?? null) : null,
    photo: row.delivery?.photo ? presentImage(row.delivery.photo) : null,
    reason: row.delivery?.reason ?? null,
    delivered_at:
      row.delivery_status === 'delivery_status_delivered'
        ? new Date(row.delivery!.finished_at!).toISOString()
        : null,
  };
}

/** @param readerId only the client may cancel */
export function presentReceipt(row: ReceiptRow, readerId: number, locale: Locale): Receipt {
  const money = (minor: number) => presentMoney(minor, row.currency);
  const summary = presentReceiptSummary(row, locale);
  const isClient = row.client_id === readerId;
  return {
    ...summary,
    organization: {
      ...summary.organization,
      address: row.address,
      phone: row.phone,
      time_zone: row.time_zone,
    },
    cashier: row.cashier_name,
    client: row.client_name,
    accepted_at: row.accepted_at?.toISOString() ?? null,
    deadline: row.deadline?.toISOString() ?? null,
    lines: row.lines.map(({ image, price, discount, ...line }) => ({
      ...line,
      price: money(price),
      discount: money(discount),
      total: money(price * line.quantity - discount),
      image: image.key === null ? null : presentImage(image as Parameters<typeof presentImage>[0]),
    })),
    goods: money(row.goods),
    discount: money(row.discount),
    discount_percent: presentPercent(row.basis_points),
    delivery_fee: money(row.delivery_fee),
    cashback_spent: money(row.cashback_spent),
    cashback_earned: money(row.cashback_earned),
    refunded: money(row.refunded),
    delivery: presentDelivery(row, isClient),
    can_pay: isClient && isPayable(stateOf(row)),
    can_cancel: isClient && isPossible(ORDER_TRANSITIONS.cancel, stateOf(row)),
    staff_actions: actionsOfStaff(row, isClient),
  };
}
