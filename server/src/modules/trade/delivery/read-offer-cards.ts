import type { Kysely } from 'kysely';
import type { OfferCard } from '@karavan/shared-api/contract/cards';
import { findOffers, type OfferRow, type ShownTables } from './delivery.queries.ts';

/** What has become of the deliveries that a courier was asked for, by the id of the order. */
export async function readOfferCards(
  db: Kysely<ShownTables>,
  orderIds: readonly number[],
  courierId: number,
): Promise<ReadonlyMap<number, OfferCard>> {
  if (orderIds.length === 0) return new Map();
  const rows = await findOffers(db, orderIds, courierId);
  return new Map(
    rows.map((row) => [
      row.order_id,
      { state: stateOf(row, courierId), district: row.district, item_count: row.item_count ?? 0 },
    ]),
  );
}

function stateOf(offer: OfferRow, courierId: number): OfferCard['state'] {
  const isMine = offer.courier_id === courierId;
  switch (offer.status) {
    case 'delivery_status_set_for_delivery':
      return offer.order_status === 'accepted' ? 'open' : 'over';
    case 'delivery_status_taken_for_delivery':
      return isMine ? 'mine' : 'taken';
    case 'delivery_status_delivered':
      return isMine ? 'delivered' : 'taken';
    default:
      return isMine && offer.reason !== null ? 'given_back' : 'over';
  }
}
