import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { sayWhyStockChanges } from '../editing/stock-reason.ts';
import type { ItemsTables } from '../items.tables.ts';
import { lockStock } from '../stock.ts';
import type { ItemPlan } from './plan-items.ts';

type ItemsTransaction = Transaction<ItemsTables>;
type PlannedSize = ItemPlan['sizes'][number] & { readonly item_id: number };

/**
 * Locks all products of a sheet and their sizes, each in the order of their ids, and takes the codes away that it gives
 * anew: two sizes may swap theirs.
 * @throws ApiError `item_changed` where one is gone
 */
export async function lockPlanned(
  trx: ItemsTransaction,
  organizationId: number,
  plans: readonly ItemPlan[],
): Promise<void> {
  const items = plans.flatMap(({ id }) => id ?? []);
  const locked = await trx
    .selectFrom('item')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'product')
    .where(sql<boolean>`id = any(${items}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const sizes = plans.flatMap(({ sizes: list }) => list);
  const ids = sizes.flatMap(({ id }) => id ?? []);
  await lockStock(trx, ids);
  const { rows } = await sql`
    update item_size as kept set
      sku = case when wanted.sku is null then kept.sku end,
      barcode = case when wanted.barcode is null then kept.barcode end
    from json_to_recordset(${JSON.stringify(sizes.filter(({ id }) => id !== null))})
      as wanted(id bigint, sku text, barcode text)
    where kept.id = wanted.id and kept.seller_id = ${organizationId}
    returning kept.id`.execute(trx);
  if (locked.length < items.length || rows.length < ids.length) throw new ApiError('item_changed');
}

/** What stays is null in the plan; a price that is no longer below the old one ends that. */
export async function changeItems(
  trx: ItemsTransaction,
  plans: readonly ItemPlan[],
): Promise<void> {
  const own = plans.filter(({ id }) => id !== null);
  if (own.length === 0) return;
  await sql`
    update item set
      name = coalesce(wanted.title, item.name),
      description = coalesce(wanted.description, item.description),
      category_id = coalesce(wanted.category, item.category_id),
      price = coalesce(wanted.price, item.price),
      old_price = case
        when coalesce(wanted.old_price, item.old_price) > coalesce(wanted.price, item.price)
        then coalesce(wanted.old_price, item.old_price) end,
      version = item.version + 1
    from json_to_recordset(${JSON.stringify(own)}) as wanted(
      id bigint, title text, description text, category integer, price bigint, old_price bigint)
    where item.id = wanted.id`.execute(trx);
}

/** Adds the new products as drafts: they have no picture yet. Answers their plans with their ids. */
export async function addItems(
  trx: ItemsTransaction,
  organizationId: number,
  plans: readonly ItemPlan[],
): Promise<ItemPlan[]> {
  const added = plans.filter(({ id }) => id === null);
  if (added.length === 0) return [];
  const items = await trx
    .insertInto('item')
    .values(
      added.map(({ title, description, category, price, old_price }) => ({
        organization_id: organizationId,
        kind: 'product' as const,
        status: 'draft' as const,
        is_published: false,
        name: title!,
        description: description ?? '',
        category_id: category!,
        price,
        old_price,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  // No two new ones have the same title.
  const ids = new Map(items.map(({ id, name }) => [name, id]));
  return added.map((plan) => ({ ...plan, id: ids.get(plan.title!)! }));
}

/** Gives sizes that are there already the codes of the sheet. */
export async function changeSizeCodes(
  trx: ItemsTransaction,
  sizes: readonly PlannedSize[],
): Promise<void> {
  const coded = sizes.filter(({ id, sku, barcode }) => id !== null && (sku ?? barcode) !== null);
  if (coded.length === 0) return;
  await sql`
    update item_size as kept set
      sku = coalesce(wanted.sku, kept.sku), barcode = coalesce(wanted.barcode, kept.barcode)
    from json_to_recordset(${JSON.stringify(coded)}) as wanted(id bigint, sku text, barcode text)
    where kept.id = wanted.id`.execute(trx);
}

/** Adds new sizes behind those that their products have. */
export async function addSizes(
  trx: ItemsTransaction,
  personId: number,
  sizes: readonly PlannedSize[],
): Promise<void> {
  const added = sizes.filter(({ id }) => id === null);
  if (added.length === 0) return;
  await sayWhyStockChanges(trx, { personId, reason: 'opening' });
  await sql`
    insert into item_size (item_id, size, stock, sku, barcode, position)
    select wanted.item_id, wanted.size, wanted.change, wanted.sku, wanted.barcode,
      (select count(*) from item_size where item_size.item_id = wanted.item_id)
        + row_number() over (partition by wanted.item_id order by wanted.place) - 1
    from rows from (json_to_recordset(${JSON.stringify(added)})
      as (item_id bigint, size text, change integer, sku text, barcode text))
      with ordinality as wanted(item_id, size, change, sku, barcode, place)
    order by wanted.place`.execute(trx);
}
