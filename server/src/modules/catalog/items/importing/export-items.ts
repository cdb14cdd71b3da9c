import { Readable } from 'node:stream';
import { sql, type Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { presentMoney } from '../../../../platform/money/present-money.ts';
import { readInPages } from '../../../../platform/paging/read-in-pages.ts';
import { writeWorkbook } from '../../../../platform/sheets/write-workbook.ts';
import type { ItemCardTables } from '../item-cards.ts';
import { titleCategories } from './find-known.ts';
import { harmless, headsIn } from './item-sheet.ts';

/** All products of an organization with their sizes as a workbook, written while they are read. */
export function exportWorkbook(
  db: Kysely<ItemCardTables>,
  organizationId: number,
  locale: Locale,
): Promise<Readable> {
  return writeWorkbook(rowsOf(db, organizationId, locale), {
    name: 'items',
    freezePane: { rows: 1 },
    columns: headsIn(locale).map((header) => ({ header, width: 18 })),
  });
}

/** The same as text, with the mark by which Excel knows UTF-8. */
export async function exportText(
  db: Kysely<ItemCardTables>,
  organizationId: number,
  locale: Locale,
): Promise<Readable> {
  return Readable.from(linesOf(db, organizationId, locale));
}

async function* linesOf(db: Kysely<ItemCardTables>, organizationId: number, locale: Locale) {
  const { writeCsv } = await import('hucre/csv');
  const line = (cells: readonly (string | number | null)[]) =>
    `${writeCsv([[...cells]], { delimiter: ';', lineSeparator: '' })}\r\n`;
  yield `\uFEFF${line(headsIn(locale))}`;
  for await (const cells of rowsOf(db, organizationId, locale)) yield line(cells);
}

async function* rowsOf(
  db: Kysely<ItemCardTables>,
  organizationId: number,
  locale: Locale,
): AsyncGenerator<(string | number | null)[]> {
  const categories = await titleCategories(db, locale);
  const all = db
    .selectFrom('item_size')
    .innerJoin('item', 'item.id', 'item_size.item_id')
    .innerJoin('organization', 'organization.id', 'item.organization_id')
    .select(['item.id as item_id', 'item.name', 'item.description', 'item.category_id'])
    .select(['item.price', 'item.old_price', 'organization.currency'])
    .select(['item_size.id', 'item_size.size', 'item_size.sku', 'item_size.barcode'])
    .select('item_size.stock')
    .where('item.organization_id', '=', organizationId)
    .where('item.kind', '=', 'product')
    .orderBy('item.id')
    .orderBy('item_size.id');
  const rows = readInPages<Awaited<ReturnType<typeof all.execute>>[number]>((last, limit) =>
    all
      .$if(last !== undefined, (query) =>
        query.where(sql<boolean>`(item.id, item_size.id) > (${last!.item_id}, ${last!.id})`),
      )
      .limit(limit)
      .execute(),
  );
  for await (const row of rows) {
    const amount = (minor: number | null) =>
      minor === null ? null : presentMoney(minor, row.currency).amount;
    yield [
      row.item_id,
      harmless(row.name),
      harmless(row.description),
      harmless(categories.get(row.category_id)!),
      amount(row.price),
      amount(row.old_price),
      harmless(row.size),
      row.sku === null ? null : harmless(row.sku),
      row.barcode,
      row.stock,
      row.stock,
    ];
  }
}
