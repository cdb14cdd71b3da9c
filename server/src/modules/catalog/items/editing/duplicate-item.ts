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
  const copy = await copyAsDraft(trx, id);
  await copyMedia(trx, id, copy);
  await sql`
    insert into item_size (item_id, size, stock, position)
    select ${copy}, size, 0, position from item_size where item_id = ${id}
    order by position, id`.execute(trx);
  return copy;
}

/** A draft with the texts, price and category of an item, without its pictures. Answers its id. */
export async function copyAsDraft(trx: Transaction<ItemsTables>, id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into item (
      organization_id, category_id, kind, name, description, translations, price, price_unit,
      old_price, instagram_posts, is_published, status)
    select organization_id, category_id, kind, name, description, translations, price, price_unit,
      old_price, instagram_posts, false, 'draft'
    from item where id = ${id} returning id`.execute(trx);
  return rows[0]!.id;
}

/** Pictures and videos of an item, in their order, for another one. */
export async function copyMedia(
  trx: Transaction<ItemsTables>,
  from: number,
  to: number,
): Promise<void> {
  await sql`
    insert into item_image (item_id, position, file_id, alt)
    select ${to}, position, file_id, alt from item_image where item_id = ${from}`.execute(trx);
  await sql`
    insert into item_video (item_id, position, video_id, youtube_id, poster_id)
    select ${to}, position, video_id, youtube_id, poster_id from item_video
    where item_id = ${from}`.execute(trx);
}
