import type { Transaction } from 'kysely';
import type { ItemInput } from '@karavan/shared-api/contract/item-editing';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { ItemCardTables } from '../item-cards.ts';
import { changeSizes, type LockCartsWith } from './change-sizes.ts';
import { describeItem, firstPublication, lockOwnItem } from './describe-item.ts';
import { planPublication } from './publish-item.ts';
import { readEditedItem } from './read-edited-item.ts';
import { replaceMedia } from './replace-media.ts';

interface Edit {
  readonly organizationId: number;
  readonly id: number;
  readonly editorId: number;
  readonly input: ItemInput;
  /** The one that the editor has seen. */
  readonly version: number;
  readonly locale: Locale;
}

/**
 * Changes a product.
 * @throws ApiError `item_changed` with what is stored, when somebody else has done so since, or more has been sold than
 *   the editor knows; `item_taken_down` where an operator has forbidden what they want to sell; as `changeSizes`;
 *   `invalid_input` naming the field
 */
export async function updateItem(
  trx: Transaction<ItemCardTables>,
  edit: Edit,
  lockCartsWith: LockCartsWith,
): Promise<void> {
  const { organizationId, id, editorId, input, version } = edit;
  const present = await lockOwnItem(trx, edit);
  if (present.version !== version) throw await changed(trx, edit);
  const described = await describeItem(trx, organizationId, input);
  if (present.is_hidden && (described.is_published || described.publish_at)) {
    throw new ApiError('item_taken_down');
  }
  if (
    !(await changeSizes(
      trx,
      { organizationId, itemId: id, editorId, sizes: input.sizes },
      lockCartsWith,
    ))
  ) {
    throw await changed(trx, edit);
  }
  await replaceMedia(trx, { itemId: id, editorId, ...input });
  const isFirst = described.is_published && present.published_at === null;
  await trx
    .updateTable('item')
    .set({
      ...described,
      ...(isFirst && firstPublication(new Date())),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await planPublication(trx, id, described.publish_at);
}

async function changed(trx: Transaction<ItemCardTables>, edit: Edit): Promise<ApiError> {
  return new ApiError('item_changed', { data: { item: await readEditedItem(trx, edit) } });
}
