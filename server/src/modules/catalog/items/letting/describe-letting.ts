import type { Insertable, Transaction } from 'kysely';
import type { ItemInput } from '@karavan/shared-api/contract/item-editing';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { describeItem, firstPublication } from '../editing/describe-item.ts';
import { planPublication } from '../editing/publish-item.ts';
import { replaceMedia } from '../editing/replace-media.ts';
import type { ItemCardTables } from '../item-cards.ts';
import type { ItemsTables } from '../items.tables.ts';
import type { LockedLetting } from './lock-letting.ts';

/** What staff tell of something that is let, besides its terms. */
type LettingTexts = Pick<
  ItemInput,
  | 'title'
  | 'description'
  | 'translations'
  | 'category'
  | 'images'
  | 'videos'
  | 'instagram_posts'
  | 'status'
  | 'publish_at'
>;

interface Told {
  readonly organizationId: number;
  readonly editorId: number;
  readonly texts: LettingTexts;
  /** As it was entered. */
  readonly price: string;
}

interface Addition extends Told {
  readonly unit: PeriodUnit;
  readonly terms: Omit<Insertable<ItemsTables['rental_terms']>, 'item_id' | 'version'>;
}

/**
 * Adds something that is let, with its terms. Answers the id.
 * @throws ApiError `invalid_input` naming the field
 */
export async function addLetting(
  trx: Transaction<ItemCardTables>,
  { unit, terms, ...told }: Addition,
): Promise<number> {
  const described = await describe(trx, told);
  const { id } = await trx
    .insertInto('item')
    .values({
      organization_id: told.organizationId,
      kind: 'rent',
      price_unit: unit,
      ...described,
      ...(described.is_published && firstPublication(new Date())),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('rental_terms')
    .values({ item_id: id, ...terms })
    .execute();
  await replaceMedia(trx, { itemId: id, editorId: told.editorId, ...told.texts });
  await planPublication(trx, id, described.publish_at);
  return id;
}

interface Change extends Told {
  readonly itemId: number;
  readonly present: LockedLetting['item'];
}

/**
 * Changes what is told of something that is let; its row is locked, and storing its terms counts its version up.
 * @throws ApiError `item_taken_down` where an operator has forbidden what is to go on sale; `invalid_input` naming the
 *   field
 */
export async function describeLetting(
  trx: Transaction<ItemCardTables>,
  { itemId, present, ...told }: Change,
): Promise<void> {
  // What it cost before is kept as long as that is more: storing the terms sees to it.
  const { old_price: _old, price: _price, ...described } = await describe(trx, told);
  if (present.is_hidden && (described.is_published || described.publish_at)) {
    throw new ApiError('item_taken_down');
  }
  await replaceMedia(trx, { itemId, editorId: told.editorId, ...told.texts });
  const isFirst = described.is_published && present.published_at === null;
  await trx
    .updateTable('item')
    .set({ ...described, ...(isFirst && firstPublication(new Date())) })
    .where('id', '=', itemId)
    .execute();
  await planPublication(trx, itemId, described.publish_at);
}

const describe = (trx: Transaction<ItemCardTables>, { organizationId, texts, price }: Told) =>
  describeItem(trx, organizationId, { ...texts, price, old_price: null, sizes: [] });
