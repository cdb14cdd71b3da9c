import { sql, type Kysely, type Transaction } from 'kysely';
import type { StockReason } from '@karavan/shared-api/contract/enumerations';
import { readBarcode } from '@karavan/shared-api/contract/barcode';
import type { Tables } from '../../src/database-tables.ts';
import { changeStock, linkStock } from '../../src/modules/catalog/items/index.ts';
import type { SeededPeople } from '../people/seed-people.ts';

const HOUR = 3_600_000;

interface ChangeSeed {
  /** Which of the shop's sizes, from the latest product on. */
  readonly place: number;
  readonly by: 'owner' | 'manager';
  readonly reason: StockReason;
  readonly change: number;
  readonly note: string;
}

/** What the staff have done by hand, the oldest first. */
const CHANGES: readonly ChangeSeed[] = [
  { place: 0, by: 'manager', reason: 'received', change: 12, note: 'Накладная 214' },
  { place: 1, by: 'manager', reason: 'received', change: 8, note: 'Накладная 214' },
  { place: 2, by: 'manager', reason: 'received', change: 6, note: 'Накладная 214' },
  { place: 0, by: 'owner', reason: 'lost', change: -1, note: 'Пятно, не отстиралось' },
  { place: 1, by: 'manager', reason: 'return', change: 1, note: 'Не подошёл размер' },
  { place: 0, by: 'owner', reason: 'corrected', change: 1, note: 'Ошиблись в накладной' },
];

/** How many more or fewer pieces than expected were counted of sizes, in the count that is open. */
const COUNTED = [0, -1, 0, 2];

/** Codes of the shop's goods, what its staff did with its stock, a count that is over and one that goes on. */
export async function seedStock(
  trx: Transaction<Tables>,
  { people: { accounts, shopId }, now }: { readonly people: SeededPeople; readonly now: Date },
): Promise<void> {
  const sizes = await trx
    .selectFrom('item_size')
    .innerJoin('item', 'item.id', 'item_size.item_id')
    .select(['item_size.id', 'item_size.size', 'item_size.item_id'])
    .where('item.organization_id', '=', shopId)
    .where('item.kind', '=', 'product')
    .orderBy('item.id', 'desc')
    .orderBy('item_size.id')
    .execute();
  await giveCodes(trx, sizes);
  for (const { place, by, ...why } of CHANGES) {
    const personId = accounts[by];
    await changeStock(trx, { ...why, personId }, [
      { sizeId: sizes[place]!.id, change: why.change },
    ]);
  }
  await shareStock(trx, { organizationId: shopId, personId: accounts.manager }, sizes);
  // Whatever else is seeded sells in nobody's name.
  await sql`
    select set_config('karavan.stock_person', '', true), set_config('karavan.stock_reason', '', true),
      set_config('karavan.stock_note', '', true)`.execute(trx);
  await trx
    .insertInto('stock_count')
    .values({
      organization_id: shopId,
      opened_by: accounts.owner,
      opened_at: new Date(now.getTime() - 30 * 24 * HOUR),
      outcome: 'abandoned',
      closed_by: accounts.owner,
      closed_at: new Date(now.getTime() - 30 * 24 * HOUR + HOUR),
    })
    .execute();
  await openCount(
    trx,
    {
      organization_id: shopId,
      opened_by: accounts.manager,
      opened_at: new Date(now.getTime() - HOUR),
    },
    sizes.slice(0, COUNTED.length).map(({ id }) => id),
  );
  // What ran out before the demo began is no news.
  await trx
    .updateTable('stock_fall')
    .set((eb) => ({ told: eb.ref('falls') }))
    .execute();
}

/** Two posts sell from one stock: the first that come in the same size, of those that are in no count. */
async function shareStock(
  trx: Transaction<Tables>,
  { organizationId, personId }: { readonly organizationId: number; readonly personId: number },
  sizes: readonly { readonly id: number; readonly item_id: number; readonly size: string }[],
): Promise<void> {
  const counted = new Set(sizes.slice(0, COUNTED.length).map(({ item_id }) => item_id));
  const free = sizes.filter(({ item_id }) => !counted.has(item_id));
  for (const { id, item_id, size } of free) {
    const other = free.find((one) => one.item_id !== item_id && one.size === size);
    if (!other) continue;
    await linkStock(
      trx,
      { organizationId, sizeId: id },
      { personId, sizes: [other.id], change: 0 },
    );
    return;
  }
}

/** An article number for each size, and a barcode for those of every other product. */
async function giveCodes(
  db: Kysely<Tables>,
  sizes: readonly { readonly id: number; readonly item_id: number; readonly size: string }[],
): Promise<void> {
  const codes = sizes.map(({ id, item_id, size }) => ({
    id,
    sku: `A-${item_id}${size === '' ? '' : `-${size}`}`.slice(0, 40),
    barcode: item_id % 2 === 0 ? barcodeOf(id) : null,
  }));
  await sql`
    update item_size set sku = code.sku, barcode = code.barcode
    from json_to_recordset(${JSON.stringify(codes)}) as code(id bigint, sku text, barcode text)
    where item_size.id = code.id`.execute(db);
}

/** An EAN-13 of the range that shops number by themselves. */
function barcodeOf(id: number): string {
  const digits = `20${String(id).padStart(10, '0')}`;
  return Array.from({ length: 10 }, (_, last) => readBarcode(`${digits}${last}`)).find(
    (code) => code !== null,
  )!;
}

async function openCount(
  db: Kysely<Tables>,
  opened: { organization_id: number; opened_by: number; opened_at: Date },
  sizeIds: readonly number[],
): Promise<void> {
  const { id: count_id } = await db
    .insertInto('stock_count')
    .values(opened)
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('item_size')
    .select(['id', 'stock'])
    .where('id', 'in', sizeIds)
    .execute();
  await db
    .insertInto('stock_count_line')
    .values(
      sizeIds.map((size_id, place) => {
        const { stock } = rows.find(({ id }) => id === size_id)!;
        return {
          count_id,
          size_id,
          counted: Math.max(stock + COUNTED[place]!, 0),
          expected: stock,
        };
      }),
    )
    .execute();
}
