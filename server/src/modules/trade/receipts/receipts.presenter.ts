import { RENTAL_EARLY_MINUTES } from '@karavan/shared-api/contract/limits';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import type { Receipt, ReceiptSummary } from '@karavan/shared-api/contract/orders';
import { presentImage } from '../../../platform/files/present-image.ts';
import { presentOrganizationCard } from '../../organizations/organizations/index.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { presentPercent } from '../../../platform/money/present-percent.ts';
import { wallTimeOf } from '../rental-periods/index.ts';
import {
  ORDER_TRANSITIONS,
  canDeliveryMove,
  canPaymentMove,
  isPossible,
  isReadyForDelivery,
  type OrderState,
} from '../orders/index.ts';
import type { ReceiptRow, ReceiptSummaryRow } from './receipts.queries.ts';
import { ticketStatus } from '../tickets/index.ts';

type SummaryRow = Omit<ReceiptSummaryRow, 'created_at_exact'>;

export function presentReceiptSummary(row: SummaryRow, locale: Locale): ReceiptSummary {
  return {
    id: row.id,
    transaction_id: row.id,
    kind: row.kind,
    organization: { ...presentOrganizationCard(row, locale), time_zone: row.time_zone },
    status: row.status,
    payment_status: row.payment_status,
    method: row.method,
    reason: row.reason as ReceiptSummary['reason'],
    total: presentMoney(row.total, row.currency),
    item_count: row.item_count ?? 0,
    created_at: row.created_at.toISOString(),
    fulfilled_at: row.fulfilled_at?.toISOString() ?? null,
    booking: presentBooking(row),
  };
}

const STAFF_MOVES = [
  'accept',
  'accept_booking',
  'hand_over',
  'activate',
  'sell',
  'sell_tickets',
  'reject',
  'reject_booking',
] as const;

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
    ...(state.status === 'accepted' &&
    canDeliveryMove('take_back', state.delivery_status) &&
    may('can_manage_orders')
      ? (['take_back_delivery'] as const)
      : []),
    ...STAFF_MOVES.filter(
      (move) =>
        isPossible(ORDER_TRANSITIONS[move], state) &&
        may(ORDER_TRANSITIONS[move].by) &&
        // Nobody stands on both sides of a till.
        !(move === 'sell' && isClient) &&
        !(move === 'activate' && !isDue(row)),
    ),
    ...(isOut(row) && may('can_scan') ? (['complete'] as const) : []),
    ...(owesCash(row) && may('can_manage_orders') ? (['settle_cash'] as const) : []),
    ...(isOver && may('can_refund') ? (['refund'] as const) : []),
  ];
}

/** Whether what is rented can be handed over now. */
function isDue({ booking }: ReceiptRow): boolean {
  if (!booking) return false;
  const [from, to] = [Date.parse(booking.starts_at), Date.parse(booking.ends_at)];
  return Date.now() >= from - RENTAL_EARLY_MINUTES * 60_000 && Date.now() < to;
}

/** Whether the client has what is rented. */
function isOut({ booking }: ReceiptRow): boolean {
  return booking !== null && booking.activated_at !== null && booking.completed_at === null;
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

/** In JSON a moment is a text, and not always that of another moment like it. */
const moment = (text: string | Date) => new Date(text).toISOString();

function presentBooking({ booking, time_zone }: SummaryRow): ReceiptSummary['booking'] {
  if (!booking) return null;
  return {
    item_id: booking.item_id,
    starts_at: wallTimeOf(new Date(booking.starts_at), time_zone),
    ends_at: wallTimeOf(new Date(booking.ends_at), time_zone),
    unit: booking.unit,
    units: booking.units,
    by_night: booking.by_night,
    activated_at: booking.activated_at && moment(booking.activated_at),
    completed_at: booking.completed_at && moment(booking.completed_at),
  };
}

function presentTickets(row: ReceiptRow, isClient: boolean): Receipt['tickets'] {
  return row.tickets.map(({ id, item_id, size, secret, place, ...times }) => {
    const activated_at = times.activated_at === null ? null : new Date(times.activated_at);
    const ends_at = new Date(times.ends_at);
    const status = ticketStatus({ activated_at, ends_at }, row, new Date());
    return {
      id,
      item_id,
      size,
      status,
      starts_at: moment(times.starts_at),
      place,
      activated_at: activated_at && moment(activated_at),
      secret: isClient && status === 'valid' ? secret : null,
    };
  });
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
    },
    cashier: row.cashier_name,
    client: row.client_name,
    client_id: row.client_id,
    accepted_at: row.accepted_at?.toISOString() ?? null,
    deadline: row.deadline?.toISOString() ?? null,
    lines: row.lines.map(({ image, price, discount, ...line }) => ({
      ...line,
      price: money(price),
      discount: money(discount),
      total: money(price * line.quantity - discount),
      image: image && presentImage(image),
    })),
    goods: money(row.goods),
    discount: money(row.discount),
    discount_percent: presentPercent(row.basis_points),
    delivery_fee: money(row.delivery_fee),
    cashback_spent: money(row.cashback_spent),
    cashback_earned: money(row.cashback_earned),
    refunded: money(row.refunded),
    delivery: presentDelivery(row, isClient),
    tickets: presentTickets(row, isClient),
    can_pay: isClient && canPaymentMove('open', stateOf(row)),
    can_cancel: isClient && isPossible(ORDER_TRANSITIONS.cancel, stateOf(row)),
    staff_actions: actionsOfStaff(row, isClient),
  };
}
