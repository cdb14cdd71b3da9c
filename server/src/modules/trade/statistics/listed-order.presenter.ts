import type { ListedOrder } from '@karavan/shared-api/contract/statistics';
import { presentImage } from '../../../platform/files/present-image.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { presentReceiptNumber, staffActionsOf } from '../receipts/index.ts';
import type { ListedOrderRow } from './order-list.queries.ts';

/** @param readerId decides what may be done with it */
export function presentListedOrder(row: ListedOrderRow, readerId: number): ListedOrder {
  const { first } = row;
  return {
    id: row.id,
    number: presentReceiptNumber(row),
    created_at: row.created_at.toISOString(),
    sold_at: row.fulfilled_at?.toISOString() ?? null,
    client: row.client,
    cashier: row.cashier,
    name: first?.name ?? null,
    size: first?.size ?? '',
    quantity: first?.quantity ?? 0,
    image: first?.image ? presentImage(first.image) : null,
    line_count: row.line_count ?? 0,
    method: row.method,
    status: row.status,
    stage: row.stage,
    deadline: row.deadline?.toISOString() ?? null,
    note: row.note,
    total: presentMoney(row.net, row.currency),
    refunded: presentMoney(row.refunded, row.currency),
    staff_actions: staffActionsOf({ ...row, address: row.delivery_address }, readerId),
  };
}
