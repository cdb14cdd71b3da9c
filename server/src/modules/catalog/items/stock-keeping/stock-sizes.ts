import { sql, type Kysely } from 'kysely';
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
    .select([
      'item_size.id',
      'item_size.item_id',
      'item.name as title',
      'item.status',
      'item_size.size',
      'item_size.sku',
      'item_size.barcode',
      'item_size.stock',
      'item_size.held',
      'item_size.low_at',
    ])
    .select((eb) => [
      sql<number>`item_size.stock - item_size.held`.as('free'),
      selectFirstPicture(eb.ref('item.id')).as('image'),
    ])
    .where('item.organization_id', '=', organizationId)
    .where('item.kind', '=', 'product');

type StockRow = Awaited<ReturnType<ReturnType<typeof selectStockSizes>['execute']>>[number];

export function presentStockSize(row: StockRow): StockSize {
  const { id, item_id, title, status, size, sku, barcode, stock, held, free, low_at } = row;
  const image = row.image && presentImage(row.image);
  return { id, item_id, title, image, status, size, sku, barcode, stock, held, free, low_at };
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
