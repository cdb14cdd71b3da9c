import type { Transaction } from 'kysely';
import { readBarcode } from '@karavan/shared-api/contract/barcode';
import type { ItemInput } from '@karavan/shared-api/contract/item-editing';
import { isUniqueViolation } from '../../../../platform/database/is-unique-violation.ts';
import type { ItemsTables } from '../items.tables.ts';
import { refuse } from './describe-item.ts';

type SizeInput = ItemInput['sizes'][number];

interface Codes {
  readonly sku: string | null;
  /** As it is kept. */
  readonly barcode: string | null;
}

export type CodedSize = SizeInput & Codes;

/** Sizes with the codes that they are to have: one that was not sent stays as it is. */
export function withCodes(
  sizes: readonly SizeInput[],
  present: readonly (Codes & { readonly id: number })[],
): CodedSize[] {
  const stored = new Map(present.map((size) => [size.id, size]));
  return sizes.map((size) => {
    const before = size.id === null ? undefined : stored.get(size.id);
    const { sku = before?.sku ?? null, barcode = before?.barcode ?? null } = size;
    return { ...size, sku, barcode: barcode === null ? null : readBarcode(barcode) };
  });
}

interface Coded {
  readonly organizationId: number;
  readonly itemId: number;
  readonly sizes: readonly CodedSize[];
}

/** @throws ApiError `invalid_input` naming the first code that another item of the organization has */
export async function requireFreeCodes(
  trx: Transaction<ItemsTables>,
  { organizationId, itemId, sizes }: Coded,
): Promise<void> {
  const skus = sizes.flatMap(({ sku }) => sku?.toLowerCase() ?? []);
  const barcodes = sizes.flatMap(({ barcode }) => barcode ?? []);
  if (skus.length + barcodes.length === 0) return;
  const others = await trx
    .selectFrom('item_size')
    .select((eb) => [eb.fn<string>('lower', ['sku']).as('sku'), 'barcode'])
    .where('seller_id', '=', organizationId)
    .where('item_id', '<>', itemId)
    .where((eb) =>
      eb.or([
        ...(skus.length > 0 ? [eb(eb.fn('lower', ['sku']), 'in', skus)] : []),
        ...(barcodes.length > 0 ? [eb('barcode', 'in', barcodes)] : []),
      ]),
    )
    .execute();
  for (const [index, { sku, barcode }] of sizes.entries()) {
    const has = (one: string | null, field: 'sku' | 'barcode') =>
      one !== null && others.some((other) => other[field] === one);
    if (has(sku?.toLowerCase() ?? null, 'sku')) refuse(`sizes.${index}.sku`, 'taken');
    if (has(barcode, 'barcode')) refuse(`sizes.${index}.barcode`, 'taken');
  }
}

/** Somebody else may have taken a code since it was looked for: the index says so. */
export async function refusingTakenCodes<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'item_size_sku', 'item_size_barcode')) refuse('sizes', 'taken');
    throw error;
  }
}
