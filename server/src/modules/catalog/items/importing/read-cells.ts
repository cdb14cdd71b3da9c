import { readBarcode } from '@karavan/shared-api/contract/barcode';
import { isShowable, tidyText } from '@karavan/shared-api/contract/characters';
import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import type { ItemColumn } from '@karavan/shared-api/contract/item-imports';
import {
  ITEM_DESCRIPTION_LENGTH,
  ITEM_NAME_LENGTH,
  SIZE_LENGTH,
  SKU_LENGTH,
  STOCK_MAX,
} from '@karavan/shared-api/contract/limits';
import { parseMoney } from '../../../../platform/money/parse-money.ts';

export interface Fault {
  readonly row: number;
  readonly column: ItemColumn;
  readonly problem: FieldProblem;
  readonly limit?: number;
  readonly value: string;
}

/** What the cells of a row say; null where one is empty. */
export interface RowValues {
  readonly row: number;
  readonly item_id: number | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly category: string | null;
  /** In minor units. */
  readonly price: number | null;
  readonly old_price: number | null;
  readonly size: string | null;
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly stock: number | null;
  readonly stock_was: number | null;
}

/** The texts of a row's cells by column; those of absent columns are absent. */
export type RowTexts = Readonly<Partial<Record<ItemColumn, string>>>;

/** Reads the cells of a row; tells of each that cannot be read. */
export function readCells(
  row: number,
  texts: RowTexts,
  currency: string,
  tell: (fault: Fault) => void,
): RowValues {
  const textOf = (column: ItemColumn) => tidyText(texts[column] ?? '').trim();
  const refuse = (column: ItemColumn, problem: FieldProblem, limit?: number): null => {
    tell({ row, column, problem, value: textOf(column), ...(limit !== undefined && { limit }) });
    return null;
  };
  const words = (column: ItemColumn, limit: number, hasLines = false) => {
    const text = textOf(column);
    if (text === '') return null;
    if (!isShowable(text, { hasLines })) return refuse(column, 'unshowable');
    return text.length > limit ? refuse(column, 'too_long', limit) : text;
  };
  const whole = (column: ItemColumn, limit: number) => {
    const text = textOf(column);
    if (text === '') return null;
    const [, digits] = /^(\d{1,15})([.,]0+)?$/.exec(text) ?? [];
    if (digits === undefined) return refuse(column, 'invalid');
    return Number(digits) > limit ? refuse(column, 'too_big', limit) : Number(digits);
  };
  const money = (column: 'price' | 'old_price') => {
    const text = textOf(column)
      .replaceAll(/[\s\u00a0\u202f]/g, '')
      .replace(',', '.');
    if (text === '') return null;
    const minor = /^\d{1,12}(\.\d{1,3})?$/.test(text) ? parseMoney(text, currency) : null;
    if (minor === null) return refuse(column, 'amount_format');
    return minor === 0 ? refuse(column, 'too_small') : minor;
  };
  const barcode = textOf('barcode');
  return {
    row,
    item_id: whole('item_id', Number.MAX_SAFE_INTEGER),
    title: words('title', ITEM_NAME_LENGTH),
    description: words('description', ITEM_DESCRIPTION_LENGTH, true),
    category: words('category', ITEM_NAME_LENGTH),
    price: money('price'),
    old_price: money('old_price'),
    size: words('size', SIZE_LENGTH),
    sku: words('sku', SKU_LENGTH),
    barcode: barcode === '' ? null : (readBarcode(barcode) ?? refuse('barcode', 'barcode_format')),
    stock: whole('stock', STOCK_MAX),
    stock_was: whole('stock_was', STOCK_MAX),
  };
}
