import type {
  AvailableDelivery,
  CourierDelivery,
  OwedCash,
} from '@karavan/shared-api/contract/delivery';
import { presentMoney } from '../../../platform/money/present-money.ts';
import type { DeliveryRow, OwedCashRow } from './delivery.queries.ts';

export function presentAvailable(row: DeliveryRow): AvailableDelivery {
  return {
    id: row.id,
    transaction_id: row.order_id,
    organization: presentSender(row),
    district: row.district,
    fee: presentMoney(row.fee, row.currency),
    who_pays: row.who_pays,
    created_at: row.created_at.toISOString(),
  };
}

/** For the courier who has, or had, it. */
export function presentOwn(row: DeliveryRow): CourierDelivery {
  const isCollected = row.status === 'delivery_status_delivered' && row.cash_settled_at === null;
  return {
    ...presentAvailable(row),
    status: row.status,
    city: row.city ?? '',
    address: row.address,
    phone: row.phone,
    comment: row.comment,
    recipient: row.client_name,
    item_count: row.item_count ?? 0,
    cash_due: presentMoney(row.cash_due, row.currency),
    cash_owed: presentMoney(isCollected ? row.cash_due : 0, row.currency),
    reason: row.reason,
    taken_at: (row.taken_at ?? row.created_at).toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

export function presentOwedCash(row: OwedCashRow): OwedCash {
  return {
    organization: presentSender(row),
    sum: presentMoney(row.sum, row.currency),
    delivery_count: row.delivery_count,
  };
}

/** Where the goods come from, and the money goes. */
function presentSender(
  row: Pick<DeliveryRow, 'organization_id' | 'organization_title' | 'organization_address'>,
) {
  return {
    id: row.organization_id,
    title: row.organization_title,
    address: row.organization_address,
  };
}
