import type { Locale } from '@karavan/shared-api/contract/locales';
import type { Receipt, ReceiptSummary } from '@karavan/shared-api/contract/orders';
import { presentMoney } from '../../platform/money/present-money.ts';
import { presentPercent } from '../carts/index.ts';
import { presentImage, presentOrganization } from '../catalog/index.ts';
import { ORDER_TRANSITIONS } from './order-transitions.ts';
import type { OrderStatus } from './orders.tables.ts';
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
    total: presentMoney(row.goods - row.discount + row.delivery_fee, row.currency),
    item_count: row.item_count ?? 0,
    created_at: row.created_at.toISOString(),
    fulfilled_at: row.fulfilled_at?.toISOString() ?? null,
  };
}

const STAFF_ACTIONS = ['accept', 'reject', 'hand_over'] as const;

/** What the transition table lets the staff do from here. */
function actionsOfStaff(status: OrderStatus): Receipt['staff_actions'] {
  return STAFF_ACTIONS.filter((action) =>
    (ORDER_TRANSITIONS[action].from as readonly OrderStatus[]).includes(status),
  );
}

/** @param readerId only the client may cancel */
export function presentReceipt(row: ReceiptRow, readerId: number, locale: Locale): Receipt {
  const money = (minor: number) => presentMoney(minor, row.currency);
  const summary = presentReceiptSummary(row, locale);
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
    can_cancel:
      row.client_id === readerId && row.fulfilled_at === null && row.status !== 'rejected',
    staff_actions: row.is_manager && row.fulfilled_at === null ? actionsOfStaff(row.status) : [],
  };
}
