import type { Locale } from '@karavan/shared-api/contract/locales';
import type { Receipt, ReceiptSummary } from '@karavan/shared-api/contract/orders';
import type { TicketWallet } from '@karavan/shared-api/contract/ticket-states';
import { presentImage } from '../../../platform/files/present-image.ts';
import { presentOrganizationCard } from '../../organizations/organizations/index.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { presentPercent } from '../../../platform/money/present-percent.ts';
import { wallTimeOf } from '../../../platform/time/wall-time.ts';
import { ORDER_TRANSITIONS, canPaymentMove, isPossible } from '../orders/index.ts';
import { changeableOf } from '../rental-periods/index.ts';
import type { ReceiptRow, ReceiptSummaryRow } from './receipts.queries.ts';
import {
  presentOpenOffer,
  presentPasses,
  returnableUntil,
  ticketStatus,
} from '../tickets/index.ts';
import { presentReceiptNumber } from './receipt-number.ts';
import { staffActionsOf } from './staff-actions.ts';

type SummaryRow = Omit<ReceiptSummaryRow, 'created_at_exact'>;

export function presentReceiptSummary(row: SummaryRow, locale: Locale): ReceiptSummary {
  return {
    id: row.id,
    transaction_id: row.id,
    number: presentReceiptNumber(row),
    kind: row.kind,
    organization: {
      ...presentOrganizationCard(row, locale),
      // As it was then: a rename leaves old receipts alone.
      title: row.look.title,
      image: row.look.logo && presentImage(row.look.logo),
      time_zone: row.time_zone,
    },
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

/** Cash comes with the goods, what is paid online before them. */
function paidAtOf({ method, payment_status, paid_online_at, fulfilled_at }: ReceiptRow) {
  if (payment_status !== 'accepted' && payment_status !== 'refunded') return null;
  return method === 'online_payment' ? (paid_online_at ?? fulfilled_at) : fulfilled_at;
}

/** In JSON a moment is a text, and not always that of another moment like it. */
const moment = (text: string | Date) => new Date(text).toISOString();

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
    courier_phone:
      isUnderWay && (isClient || row.permissions?.includes('can_manage_orders'))
        ? (row.delivery?.courier_phone ?? null)
        : null,
    sent_at: row.delivery && moment(row.delivery.created_at),
    taken_at: row.delivery?.taken_at ? moment(row.delivery.taken_at) : null,
    pin: isClient && isUnderWay ? (row.delivery?.pin ?? null) : null,
    photo: row.delivery?.photo ? presentImage(row.delivery.photo) : null,
    reason: row.delivery?.reason ?? null,
    picked_up_at: row.delivery?.picked_up_at ? moment(row.delivery.picked_up_at) : null,
    returned_at: row.delivery?.returned_at ? moment(row.delivery.returned_at) : null,
    delivered_at:
      row.delivery_status === 'delivery_status_delivered'
        ? moment(row.delivery!.finished_at!)
        : null,
  };
}

function presentBooking({ booking, time_zone, currency }: SummaryRow): ReceiptSummary['booking'] {
  if (!booking) return null;
  const { deposit, deposit_kept, deposit_reason, deposit_settled_at } = booking;
  return {
    item_id: booking.item_id,
    starts_at: wallTimeOf(new Date(booking.starts_at), time_zone),
    ends_at: wallTimeOf(new Date(booking.ends_at), time_zone),
    unit: booking.unit,
    units: booking.units,
    by_night: booking.by_night,
    activated_at: booking.activated_at && moment(booking.activated_at),
    completed_at: booking.completed_at && moment(booking.completed_at),
    cancel_hours: booking.cancel_hours,
    cancel_percent: booking.cancel_percent,
    kept: presentMoney(booking.kept, currency),
    deposit:
      deposit === 0
        ? null
        : {
            amount: presentMoney(deposit, currency),
            kept: presentMoney(deposit_kept, currency),
            reason: deposit_reason,
            settled_at: deposit_settled_at && moment(deposit_settled_at),
          },
  };
}

function presentTickets(
  row: ReceiptRow,
  isClient: boolean,
  wallets: readonly TicketWallet[],
): Receipt['tickets'] {
  return row.tickets.map((ticket) => {
    const { id, item_id, size, secret, place, event_status, change, ...times } = ticket;
    const { holder, offer } = ticket;
    const activated_at = times.activated_at === null ? null : new Date(times.activated_at);
    const ends_at = new Date(times.ends_at);
    const status = ticketStatus({ activated_at, ends_at, event_status }, row, new Date());
    const isHeld = isClient && secret !== null && status === 'valid';
    return {
      id,
      item_id,
      size,
      status,
      starts_at: moment(times.starts_at),
      place,
      ...(change?.kind === 'moved' && { moved_from: moment(change.old_starts_at) }),
      ...(change?.kind === 'cancelled' && { cancelled: change.reason }),
      activated_at: activated_at && moment(activated_at),
      secret: isHeld ? secret : null,
      ...(holder !== null && { holder }),
      ...(isHeld && presentOpenOffer(offer)),
      ...(isHeld && presentPasses(wallets)),
    };
  });
}

function presentReturn({ tickets, ...order }: ReceiptRow): { returnable_until?: string } {
  const [ticket] = tickets;
  if (!ticket) return {};
  const { change, event_status: status, starts_at } = ticket;
  const moved_at = change?.kind === 'moved' ? new Date(change.created_at) : null;
  // What another person has is not the client's to give back.
  const isUsed = tickets.some(
    ({ activated_at, holder }) => activated_at !== null || holder !== null,
  );
  const event = { status, starts_at: new Date(starts_at), moved_at };
  const until = returnableUntil(order, event, isUsed, new Date());
  return until ? { returnable_until: moment(until) } : {};
}

function presentBookingChange(
  row: ReceiptRow,
  isByClient: boolean,
): Pick<Receipt, 'booking_change'> {
  const { booking, permissions } = row;
  if (!booking) return {};
  if (!isByClient && !permissions?.includes('can_manage_rentals_events')) return {};
  const time = { ...booking, to: new Date(booking.ends_at) };
  const part = changeableOf(row, time, { isByClient, now: new Date() });
  return part ? { booking_change: part } : {};
}

/** @param readerId only the client may cancel */
export function presentReceipt(
  row: ReceiptRow,
  readerId: number,
  locale: Locale,
  wallets: readonly TicketWallet[] = [],
): Receipt {
  const money = (minor: number) => presentMoney(minor, row.currency);
  const summary = presentReceiptSummary(row, locale);
  const isClient = row.client_id === readerId;
  const state = { ...row, address: row.delivery_address };
  const can_pay = isClient && canPaymentMove('open', state);
  const can_cancel = isClient && isPossible(ORDER_TRANSITIONS.cancel, state);
  // Paid for where that is to come first, and not handed over yet.
  const isToCome =
    row.status === 'accepted' && can_cancel && !can_pay && row.booking?.activated_at === null;
  return {
    ...summary,
    organization: {
      ...summary.organization,
      address: row.look.address,
      phone: row.phone,
    },
    cashier: row.cashier_name,
    client: row.client_name,
    client_id: row.client_id,
    is_mine: isClient,
    accepted_at: row.accepted_at?.toISOString() ?? null,
    paid_at: paidAtOf(row)?.toISOString() ?? null,
    rejected_at: row.rejected_at?.toISOString() ?? null,
    deadline: row.deadline?.toISOString() ?? null,
    note: row.note,
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
    ...(row.promotion_title !== null && {
      promotion: {
        title: row.promotion_title,
        discount: money(row.promotion_discount),
        card_discount: money(row.discount - row.promotion_discount),
      },
    }),
    delivery_fee: money(row.delivery_fee),
    cashback_spent: money(row.cashback_spent),
    cashback_earned: money(row.cashback_earned),
    ...(row.gift_spent > 0 && { gift_spent: money(row.gift_spent) }),
    ...(row.gift_returned > 0 && { gift_returned: money(row.gift_returned) }),
    refunded: money(row.refunded),
    cancellation_fee: money(row.cancellation_fee),
    delivery: presentDelivery(row, isClient),
    tickets: presentTickets(row, isClient, wallets),
    ...(isClient && presentReturn(row)),
    can_write_client: !isClient && (row.permissions?.includes('can_send_message') ?? false),
    can_pay,
    ...presentBookingChange(row, isClient),
    can_cancel,
    ...(isToCome && presentPasses(wallets)),
    staff_actions: staffActionsOf(state, readerId),
  };
}
