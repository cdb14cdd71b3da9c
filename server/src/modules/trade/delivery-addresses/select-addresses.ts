import { expressionBuilder, sql, type Expression, type Selectable } from 'kysely';
import type { DeliveryAddressesTables } from './delivery-addresses.tables.ts';

export type AddressRow = Selectable<DeliveryAddressesTables['delivery_address']>;

/** The addresses of a person, as a selection of their ids. */
export function addressesOf(userId: number) {
  return expressionBuilder<DeliveryAddressesTables, never>()
    .selectFrom('delivery_address')
    .select('delivery_address.id')
    .where('delivery_address.user_id', '=', userId);
}

/** The address that a person has chosen, or their default where they have not, for a selection of any query. */
export function selectChosenAddress(
  userId: number | Expression<number | null>,
  addressId: number | null | Expression<number | null>,
) {
  return expressionBuilder<DeliveryAddressesTables, never>()
    .selectFrom('delivery_address as place')
    .selectAll('place')
    .where('place.user_id', '=', sql<number>`${userId}`)
    .where(
      sql<boolean>`case when ${addressId}::bigint is null then place.is_default else place.id = ${addressId} end`,
    );
}
