import type {
  AvailableDelivery,
  CourierDelivery,
  OwedCash,
} from '@karavan/shared-api/contract/delivery';
import { presentImage } from '../../../platform/files/present-image.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import type { DeliveryRow, OwedCashRow } from './delivery.queries.ts';

export function presentAvailable(row: DeliveryRow): AvailableDelivery {
  return {
    id: row.id,
    transaction_id: row.order_id,
    organization: presentSender(row),
    district: row.district,
    item_count: row.item_count ?? 0,
    fee: presentMoney(row.fee, row.currency),
    who_pays: row.who_pays,
    cash_due: presentMoney(row.cash_due, row.currency),
    created_at: row.created_at.toISOString(),
  };
}

/** For the courier who has, or had, it. */
export function presentOwn(row: DeliveryRow): CourierDelivery {
  return {
    ...presentAvailable(row),
    status: row.status,
    city: row.city ?? '',
    address: row.address,
    phone: row.phone,
    comment: row.comment,
    recipient: row.client_name,
    lines: row.lines.map(({ name, size, quantity, image }) => ({
      name,
      size,
      quantity,
      image: image && presentImage(image),
    })),
    note: row.note,
    parcels: row.parcels,
    pick_up: { latitude: row.organization_latitude, longitude: row.organization_longitude },
    destination:
      row.latitude === null || row.longitude === null
        ? null
        : { latitude: row.latitude, longitude: row.longitude },
    shares_position: row.shares_position,
    cash_owed: presentMoney(row.cash_owed, row.currency),
    reason: row.reason,
    taken_at: (row.taken_at ?? row.created_at).toISOString(),
    picked_up_at: row.picked_up_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    returned_at: row.returned_at?.toISOString() ?? null,
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
