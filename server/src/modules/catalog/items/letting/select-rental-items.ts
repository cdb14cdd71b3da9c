import type { Kysely } from 'kysely';
import { selectFirstPicture, type ItemCardTables } from '../item-cards.ts';

/** What an organization lets, on sale or not, the latest first. */
export function selectRentalItems(
  db: Pick<Kysely<ItemCardTables>, 'selectFrom'>,
  organizationId: number,
) {
  return db
    .selectFrom('item')
    .innerJoin('rental_terms', 'rental_terms.item_id', 'item.id')
    .innerJoin('organization', 'organization.id', 'item.organization_id')
    .select(['item.id', 'item.name', 'item.status', 'item.price', 'item.price_unit as unit'])
    .select(['organization.currency', 'rental_terms.quantity'])
    .select((eb) => selectFirstPicture(eb.ref('item.id')).as('image'))
    .where('item.organization_id', '=', organizationId)
    .where('item.kind', '=', 'rent')
    .orderBy('item.id', 'desc');
}
