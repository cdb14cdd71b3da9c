import type { Transaction } from 'kysely';
import type { RentalInput } from '@karavan/shared-api/contract/rental-offers';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import {
  addLetting,
  describeLetting,
  lockLetting,
  type ItemCardTables,
} from '../../../catalog/items/index.ts';
import { selectOrganizations } from '../../../organizations/organizations/index.ts';
import {
  storeRules,
  storeTerms,
  termsOf,
  type RentalPeriodsTables,
} from '../../rental-periods/index.ts';
import { readRentalOffer } from './read-rental.ts';

type RentalTransaction = Transaction<ItemCardTables & RentalPeriodsTables>;

interface Creation {
  readonly organizationId: number;
  readonly editorId: number;
  readonly input: RentalInput;
}

/**
 * Adds something that is let. Answers its id.
 * @throws ApiError `invalid_input` naming the field
 */
export async function createRental(
  trx: RentalTransaction,
  { organizationId, editorId, input }: Creation,
): Promise<number> {
  const { texts, terms } = partsOf(input);
  const { currency } = await trx
    .selectFrom(selectOrganizations().as('organization'))
    .select('organization.currency')
    .where('organization.id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const { rules, unit, terms: columns } = termsOf(terms, currency);
  const told = { organizationId, editorId, texts, price: input.price };
  const itemId = await addLetting(trx, { ...told, unit, terms: columns });
  await storeRules(trx, itemId, rules);
  return itemId;
}

interface Edit extends Creation {
  readonly itemId: number;
  /** The one that the editor has seen. */
  readonly version: number;
  readonly locale: Locale;
}

/**
 * Changes something that is let, and its terms for bookings from now on.
 * @throws ApiError `not_found`, `item_changed` with what is stored when somebody else has done so since,
 *   `item_taken_down`, `invalid_input` naming the field; as `storeTerms`
 */
export async function updateRental(trx: RentalTransaction, edit: Edit): Promise<void> {
  const { organizationId, itemId, editorId, input, version } = edit;
  const locked = await lockLetting(trx, edit);
  if (locked.item.version !== version) {
    throw new ApiError('item_changed', { data: { item: await readRentalOffer(trx, edit) } });
  }
  const { texts, terms } = partsOf(input);
  await describeLetting(trx, {
    organizationId,
    itemId,
    editorId,
    texts,
    price: input.price,
    present: locked.item,
  });
  await storeTerms(trx, edit, { ...terms, quantityBefore: locked.terms.quantity });
}

function partsOf({
  title,
  description,
  translations,
  category,
  images,
  videos,
  instagram_posts,
  status,
  publish_at,
  ...terms
}: RentalInput) {
  return {
    texts: {
      title,
      description,
      translations,
      category,
      images,
      videos,
      instagram_posts,
      status,
      publish_at,
    },
    terms,
  };
}
