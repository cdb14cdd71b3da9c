import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { ItemsTables } from '../items.tables.ts';
import { lockOwnItem } from './describe-item.ts';

/**
 * Makes a draft out of a product: the same in all but its stock. Answers the draft's id.
 * @throws ApiError `not_found`, or `item_taken_down` for what an operator has forbidden
 */
export async function duplicateItem(
  trx: Transaction<ItemsTables>,
  own: { readonly organizationId: number; readonly id: number },
): Promise<number> {
  const { id, is_hidden } = await lockOwnItem(trx, own);
  if (is_hidden) throw new ApiError('item_taken_down');
  const { rows } = await sql<{ id: number }>`
    insert into item (
      organization_id, category_id, kind, name, description, translations, price, old_price,
      is_published, status)
    select organization_id, category_id, kind, name, description, translations, price, old_price,
      false, 'draft'
    from item where id = ${id} returning id`.execute(trx);
  const copy = rows[0]!.id;
  await sql`
    insert into item_image (item_id, position, file_id, alt)
    select ${copy}, position, file_id, alt from item_image where item_id = ${id}`.execute(trx);
  await sql`
    insert into item_video (item_id, position, video_id, youtube_id, poster_id)
    select ${copy}, position, video_id, youtube_id, poster_id from item_video where item_id = ${id}`.execute(
    trx,
  );
  await sql`
    insert into item_size (item_id, size, stock, position)
    select ${copy}, size, 0, position from item_size where item_id = ${id}
    order by position, id`.execute(trx);
  return copy;
}
