import type { Transaction } from 'kysely';
import type { ItemInput } from '@karavan/shared-api/contract/item-editing';
import type { ItemCardTables } from '../item-cards.ts';
import { describeItem, refuse } from './describe-item.ts';
import { planPublication } from './publish-item.ts';
import { replaceMedia } from './replace-media.ts';
import { refusingTakenCodes, requireFreeCodes, withCodes } from './size-codes.ts';
import { sayWhyStockChanges } from './stock-reason.ts';

interface Creation {
  readonly organizationId: number;
  readonly editorId: number;
  readonly input: ItemInput;
}

/**
 * Adds a product. Answers its id.
 * @throws ApiError `invalid_input` naming the field
 */
export async function createItem(
  trx: Transaction<ItemCardTables>,
  { organizationId, editorId, input }: Creation,
): Promise<number> {
  for (const [index, { id }] of input.sizes.entries()) {
    if (id !== null) refuse(`sizes.${index}.id`, 'invalid');
  }
  const described = await describeItem(trx, organizationId, input);
  const { id } = await trx
    .insertInto('item')
    .values({ organization_id: organizationId, kind: 'product', ...described })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceMedia(trx, { itemId: id, editorId, ...input });
  await sayWhyStockChanges(trx, { personId: editorId, reason: 'opening' });
  const sizes = withCodes(input.sizes, []);
  await requireFreeCodes(trx, { organizationId, itemId: id, sizes });
  const rows = sizes.map(({ size, quantity, sku, barcode }, position) => ({
    item_id: id,
    size,
    stock: quantity!,
    position,
    sku,
    barcode,
  }));
  await refusingTakenCodes(() => trx.insertInto('item_size').values(rows).execute());
  await planPublication(trx, id, described.publish_at);
  return id;
}
