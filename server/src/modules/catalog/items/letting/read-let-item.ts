import type { Kysely } from 'kysely';
import type { EditedItem } from '@karavan/shared-api/contract/item-editing';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { readEditedItem } from '../editing/read-edited-item.ts';
import type { ItemCardTables } from '../item-cards.ts';

interface Wanted {
  readonly organizationId: number;
  readonly itemId: number;
  readonly locale: Locale;
}

/**
 * What staff tell of something that is let, besides its terms.
 * @throws ApiError `not_found`
 */
export async function readLetItem(
  db: Pick<Kysely<ItemCardTables>, 'selectFrom'>,
  { organizationId, itemId, locale }: Wanted,
): Promise<Omit<EditedItem, 'price' | 'old_price' | 'sizes'>> {
  const {
    price: _price,
    old_price: _oldPrice,
    sizes: _sizes,
    ...item
  } = await readEditedItem(db, { organizationId, id: itemId, locale }, 'rent');
  return item;
}
