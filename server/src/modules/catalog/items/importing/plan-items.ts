import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import type { ItemColumn } from '@karavan/shared-api/contract/item-imports';
import { ITEM_SIZES_MAX } from '@karavan/shared-api/contract/limits';
import type { Fault, RowValues } from './read-cells.ts';

interface KnownSize {
  readonly id: number;
  readonly item_id: number;
  /** Sizes of several products may sell from one. */
  readonly stock_id: number;
  readonly size: string;
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly stock: number;
  readonly held: number;
}

export interface KnownItem {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly category: number;
  readonly price: number | null;
  readonly old_price: number | null;
  readonly sizes: readonly KnownSize[];
}

/** What an organization has, and what a row may name. */
export interface Known {
  readonly items: ReadonlyMap<number, KnownItem>;
  /** By title in lower case, in any language, where it is the only one. */
  readonly categories: ReadonlyMap<string, number>;
}

interface SizePlan {
  /** Null for a new one. */
  readonly id: number | null;
  readonly size: string;
  readonly sku: string | null;
  readonly barcode: string | null;
  /** Pieces more or fewer than there are; of a new size, how many there are. */
  readonly change: number;
}

/** What becomes of one product; null in what stays as it is. */
export interface ItemPlan {
  /** The first row that is about it. */
  readonly row: number;
  readonly id: number | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly category: number | null;
  readonly price: number | null;
  readonly old_price: number | null;
  readonly sizes: readonly SizePlan[];
}

const lower = (text: string) => text.toLowerCase();

/**
 * Puts rows together to products: by id, by a code that one of their sizes has, or else new ones by title. Tells of
 * everything that contradicts what there is, or another row.
 */
export function planItems(
  rows: readonly RowValues[],
  known: Known,
  tell: (fault: Fault) => void,
): ItemPlan[] {
  const codes = codesOf(known);
  const seen = new Set<string>();
  const groups = new Map<string, { readonly item: KnownItem | null; readonly rows: Coded[] }>();
  for (const row of rows) {
    const refuse = (column: ItemColumn, problem: FieldProblem) =>
      tell({ row: row.row, column, problem, value: String(row[column] ?? '') });
    const bySku = row.sku === null ? undefined : codes.get(`sku ${lower(row.sku)}`);
    const byBarcode = row.barcode === null ? undefined : codes.get(`barcode ${row.barcode}`);
    for (const column of ['sku', 'barcode'] as const) {
      if (row[column] === null) continue;
      const code = `${column} ${lower(row[column])}`;
      if (seen.has(code)) refuse(column, 'repeated');
      seen.add(code);
    }
    const coded = bySku ?? byBarcode;
    if (bySku && byBarcode && bySku.id !== byBarcode.id) refuse('barcode', 'taken');
    const id = row.item_id ?? coded?.item_id;
    const item = id === undefined ? null : (known.items.get(id) ?? null);
    if (id !== undefined && !item) refuse('item_id', 'invalid');
    if (coded && coded.item_id !== id) refuse(bySku ? 'sku' : 'barcode', 'taken');
    const key = id === undefined ? `title ${lower(row.title ?? `row ${row.row}`)}` : `id ${id}`;
    const group = groups.get(key) ?? { item, rows: [] };
    groups.set(key, group);
    const own = coded && item && coded.item_id === item.id ? coded : undefined;
    group.rows.push({ ...row, coded: own });
  }
  const changes: StockChanges = new Map();
  return [...groups.values()].map(({ item, rows: own }) =>
    planItem(item, own, { ...known, changes }, tell),
  );
}

/** By how many pieces each stock changes. */
type StockChanges = Map<number, number>;

type Coded = RowValues & { readonly coded: KnownSize | undefined };

function planItem(
  item: KnownItem | null,
  rows: readonly Coded[],
  { categories, changes }: Known & { readonly changes: StockChanges },
  tell: (fault: Fault) => void,
): ItemPlan {
  const [first] = rows as [Coded];
  const refuse = (row: RowValues, column: ItemColumn, problem: FieldProblem, limit?: number) =>
    tell({
      row: row.row,
      column,
      problem,
      value: String(row[column] ?? ''),
      ...(limit !== undefined && { limit }),
    });
  /** What the rows say anew of the product, each the same or nothing. */
  const said = <Column extends 'title' | 'description' | 'category' | 'price' | 'old_price'>(
    column: Column,
    read: (row: RowValues) => KnownItem[Column] | null,
  ): KnownItem[Column] | null => {
    const saying = rows.filter((row) => read(row) !== null && read(row) !== item?.[column]);
    const value = saying[0] ? read(saying[0]) : null;
    for (const row of saying) if (read(row) !== value) refuse(row, column, 'invalid');
    return value;
  };
  for (const row of rows) {
    if (row.category !== null && !categories.has(lower(row.category))) {
      refuse(row, 'category', 'not_offered');
    }
  }
  const title = said('title', (row) => row.title);
  const category = said('category', (row) =>
    row.category === null ? null : (categories.get(lower(row.category)) ?? null),
  );
  if (!item && title === null) refuse(first, 'title', 'required');
  if (!item && rows.every((row) => row.category === null)) {
    refuse(first, 'category', 'required');
  }
  const price = said('price', (row) => row.price);
  const old = said('old_price', (row) => row.old_price);
  const priceThen = price ?? item?.price ?? null;
  if (old !== null && (priceThen === null || old <= priceThen)) {
    refuse(first, 'old_price', 'too_small');
  }
  return {
    row: first.row,
    id: item?.id ?? null,
    title,
    description: said('description', (row) => row.description),
    category,
    price,
    old_price: old,
    sizes: planSizes(item, rows, changes, refuse),
  };
}

function planSizes(
  item: KnownItem | null,
  rows: readonly Coded[],
  changes: StockChanges,
  refuse: (row: RowValues, column: ItemColumn, problem: FieldProblem, limit?: number) => void,
): SizePlan[] {
  const names = new Set(item?.sizes.map(({ size }) => lower(size)));
  const used = new Set<string>();
  const plans = rows.map((row): SizePlan => {
    const size = row.size ?? row.coded?.size ?? '';
    const present = row.coded ?? item?.sizes.find((one) => lower(one.size) === lower(size));
    const key = present ? `id ${present.id}` : lower(size);
    if (used.has(key)) refuse(row, 'size', 'repeated');
    used.add(key);
    // A code names its size; another name beside it is a slip.
    if (present && row.size !== null && lower(row.size) !== lower(present.size)) {
      refuse(row, 'size', 'invalid');
    }
    names.add(lower(size));
    const change = row.stock === null ? 0 : row.stock - (row.stock_was ?? present?.stock ?? 0);
    if (present && change < 0 && present.stock + change < present.held) {
      refuse(row, 'stock', 'too_small', present.held);
    }
    return {
      id: present?.id ?? null,
      size,
      sku: row.sku,
      barcode: row.barcode,
      change: present ? changeOnce(present, change, row) : (row.stock ?? 0),
    };
  });
  /** Of rows that tell of one stock the first counts; those that say nothing else agree with it. */
  function changeOnce({ stock_id }: KnownSize, change: number, row: Coded): number {
    const earlier = changes.get(stock_id);
    if (change === 0) return 0;
    if (earlier === undefined) {
      changes.set(stock_id, change);
      return change;
    }
    if (earlier !== change) refuse(row, 'stock', 'repeated');
    return 0;
  }
  const [first] = rows as [Coded];
  if (names.size > 1 && names.has('')) refuse(first, 'size', 'required');
  if (names.size > ITEM_SIZES_MAX) refuse(first, 'size', 'too_big', ITEM_SIZES_MAX);
  return plans;
}

function codesOf({ items }: Known): Map<string, KnownSize> {
  const codes = new Map<string, KnownSize>();
  for (const { sizes } of items.values()) {
    for (const size of sizes) {
      if (size.sku !== null) codes.set(`sku ${lower(size.sku)}`, size);
      if (size.barcode !== null) codes.set(`barcode ${size.barcode}`, size);
    }
  }
  return codes;
}
