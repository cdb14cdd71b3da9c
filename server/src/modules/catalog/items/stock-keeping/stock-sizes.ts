import { sql, type Kysely } from 'kysely';
import { formatOfSize } from '@karavan/shared-api/contract/size-formats';
import type { StockSize } from '@karavan/shared-api/contract/stock';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { presentImage } from '../../../../platform/files/present-image.ts';
import { selectFirstPicture, type ItemCardTables } from '../item-cards.ts';

type StockDatabase = Pick<Kysely<ItemCardTables>, 'selectFrom'>;

/** Sizes of products as their staff keep them; also to be joined to what refers to them. */
export const selectStockSizes = (db: StockDatabase, organizationId: number) =>
  db
    .selectFrom('item_size')
    .innerJoin('item', 'item.id', 'item_size.item_id')
    .innerJoin('category', 'category.id', 'item.category_id')
    .select([
      'item_size.id',
      'item_size.item_id',
      'item_size.stock_id',
      'item.name as title',
      'item.status',
      'item_size.size',
      'category.size_formats',
      'item_size.sku',
      'item_size.barcode',
      'item_size.stock',
      'item_size.held',
      'item_size.low_at',
    ])
    .select((eb) => [
      sql<number>`item_size.stock - item_size.held`.as('free'),
      selectFirstPicture(eb.ref('item.id')).as('image'),
      sql<number>`(
        select count(*)::integer - 1 from item_size as other
        where other.stock_id = item_size.stock_id)`.as('shared_with'),
    ])
    .where('item.organization_id', '=', organizationId)
    .where('item.kind', '=', 'product');

type StockRow = Awaited<ReturnType<ReturnType<typeof selectStockSizes>['execute']>>[number];

export function presentStockSize(row: StockRow): StockSize {
  const { image, size_formats, ...size } = row;
  return {
    ...size,
    image: image && presentImage(image),
    format_criteria: formatOfSize(row.size, size_formats),
  };
}

/** @throws ApiError `not_found` */
export async function findStockSize(
  db: StockDatabase,
  organizationId: number,
  sizeId: number,
): Promise<StockSize> {
  const row = await selectStockSizes(db, organizationId)
    .where('item_size.id', '=', sizeId)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentStockSize(row);
}
