import { sql, type Transaction } from 'kysely';
import type {
  BatchResult,
  ItemStatus,
  PriceChange,
} from '@karavan/shared-api/contract/item-editing';
import { parseMoney } from '../../../../platform/money/parse-money.ts';
import type { OrganizationsTables } from '../../../organizations/organizations/index.ts';
import type { ItemsTables } from '../items.tables.ts';
import { refuse } from './describe-item.ts';

export interface Batch {
  readonly item_ids: readonly number[];
  readonly price?: PriceChange | undefined;
  readonly category?: number | undefined;
  readonly status?: ItemStatus | undefined;
}

type BatchTransaction = Transaction<ItemsTables & OrganizationsTables>;
type Row = Awaited<ReturnType<typeof lockItems>>[number];

/** The largest price that an amount of the contract can be. */
const PRICE_MAX = 10 ** 15 - 1;

/**
 * Changes many products of an organization in one transaction. What cannot be changed stays, and is told of, in their order.
 * @throws ApiError `invalid_input` naming the field
 */
export async function changeItems(
  trx: BatchTransaction,
  organizationId: number,
  batch: Batch,
): Promise<BatchResult[]> {
  const change = batch.price && (await priceChangeOf(trx, organizationId, batch.price));
  if (batch.category !== undefined) await requireCategory(trx, batch.category);
  const rows = new Map(
    (await lockItems(trx, organizationId, batch.item_ids)).map((row) => [row.id, row]),
  );
  const outcomes = batch.item_ids.map((id) => outcomeOf(id, rows.get(id), batch, change));
  await store(
    trx,
    outcomes.flatMap(({ changed }) => changed ?? []),
  );
  return outcomes.map(({ result }) => result);
}

/** In the order of their ids, so that two batches wait for each other but never in a circle. */
function lockItems(trx: BatchTransaction, organizationId: number, ids: readonly number[]) {
  return trx
    .selectFrom('item')
    .select(['id', 'price', 'old_price', 'category_id', 'status', 'published_at', 'is_hidden'])
    .select(sql<boolean>`exists (select from item_image where item_id = item.id)`.as('has_image'))
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'product')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function requireCategory(trx: BatchTransaction, id: number): Promise<void> {
  const category = await trx
    .selectFrom('category')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!category) refuse('category', 'not_offered');
}

/** What becomes of a price in minor units. */
type NewPrice = (price: number) => number;

async function priceChangeOf(
  trx: BatchTransaction,
  organizationId: number,
  { percent, amount = '' }: PriceChange,
): Promise<NewPrice> {
  if (percent !== undefined) return (price) => Math.round((price * (100 + percent)) / 100);
  const { currency } = await trx
    .selectFrom('organization')
    .select('currency')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const minor = parseMoney(amount.replace('-', ''), currency);
  if (minor === null) return refuse('price.amount', 'amount_format');
  return (price) => (amount.startsWith('-') ? price - minor : price + minor);
}

interface Changed extends Pick<Row, 'id' | 'price' | 'old_price' | 'category_id' | 'status'> {
  readonly is_first: boolean;
}

interface Outcome {
  readonly result: BatchResult;
  readonly changed?: Changed;
}

function outcomeOf(
  id: number,
  row: Row | undefined,
  { category, status = row?.status, price: wanted }: Batch,
  newPrice: NewPrice | undefined,
): Outcome {
  if (!row) return { result: 'not_found' };
  const priced = newPrice ? pricesOf(row, newPrice, wanted?.keeps_old ?? false) : row;
  if (!priced) return { result: 'price' };
  const goesOnSale = status === 'published' && row.status !== 'published';
  if (goesOnSale && row.is_hidden) return { result: 'taken_down' };
  if (goesOnSale && (priced.price === null || !row.has_image)) return { result: 'incomplete' };
  const changed: Changed = {
    id,
    price: priced.price,
    old_price: priced.old_price,
    category_id: category ?? row.category_id,
    status: status ?? row.status,
    is_first: goesOnSale && row.published_at === null,
  };
  const isSame = (['price', 'old_price', 'category_id', 'status'] as const).every(
    (name) => changed[name] === row[name],
  );
  return isSame ? { result: 'unchanged' } : { result: 'changed', changed };
}

/** Null where there is no price, or none would be left. */
function pricesOf(row: Row, newPrice: NewPrice, keepsOld: boolean) {
  if (row.price === null) return null;
  const price = newPrice(row.price);
  if (price <= 0 || price > PRICE_MAX) return null;
  const before = keepsOld ? Math.max(row.price, row.old_price ?? 0) : row.old_price;
  return { price, old_price: before !== null && before > price ? before : null };
}

async function store(trx: BatchTransaction, changes: readonly Changed[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update item set price = wanted.price, old_price = wanted.old_price,
      category_id = wanted.category_id, status = wanted.status,
      is_published = wanted.status = 'published',
      publish_at = case when wanted.status = 'draft' then item.publish_at end,
      created_at = case when wanted.is_first then now() else item.created_at end,
      published_at = case when wanted.is_first then now() else item.published_at end,
      version = item.version + 1
    from json_to_recordset(${JSON.stringify(changes)}) as wanted(
      id bigint, price bigint, old_price bigint, category_id integer, status text, is_first boolean)
    where item.id = wanted.id`.execute(trx);
}
