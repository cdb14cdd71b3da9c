import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';

/** Items that one statement makes. */
const BATCH = 50_000;

/** There is nothing that could be copied. */
export class NoTemplatesError extends Error {
  override readonly name = 'NoTemplatesError';
}

/**
 * Adds many items for measurements: copies of those that are there, with names, prices, pictures,
 * sizes and stock, one a minute into the past. All or none.
 * @throws NoTemplatesError when there is no published item to copy
 */
export async function seedBulk(db: Kysely<Tables>, items: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const templates = await numberTemplates(trx);
    if (templates === 0)
      throw new NoTemplatesError('There are no items to copy; seed the demo first.');
    const restoreIndexes = await dropIndexes(trx);
    for (let first = 0; first < items; first += BATCH) {
      await insertBatch(trx, templates, { first, last: Math.min(first + BATCH, items) - 1 });
    }
    await restoreIndexes();
  });
  for (const table of ['item', 'item_image', 'item_size', 'search_word', 'word_use']) {
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  }
}

/** The items to copy, counted from zero. Answers how many there are. */
async function numberTemplates(trx: Transaction<Tables>): Promise<number> {
  await sql`
    create temporary table bulk_template on commit drop as
    select id, row_number() over (order by id) - 1 as position from item where is_published`.execute(
    trx,
  );
  const { rows } = await sql<{ count: number }>`select count(*) from bulk_template`.execute(trx);
  return rows[0]!.count;
}

/**
 * Building an index once is far cheaper than a million insertions into it; those that keep a promise
 * (keys, uniqueness) stay. What it answers makes them again.
 */
async function dropIndexes(trx: Transaction<Tables>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'item'::regclass and not indisunique`.execute(trx);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(trx);
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(trx);
  };
}

interface Batch {
  /** Counted over all batches. */
  readonly first: number;
  readonly last: number;
}

async function insertBatch(
  trx: Transaction<Tables>,
  templates: number,
  { first, last }: Batch,
): Promise<void> {
  await sql`
    create temporary table bulk_item on commit drop as
    select nextval(pg_get_serial_sequence('item', 'id')) as id, n, bulk_template.id as template_id
    from generate_series(${first}::bigint, ${last}::bigint) as n
    join bulk_template on bulk_template.position = n % ${templates}`.execute(trx);
  await sql`
    insert into item (id, organization_id, category_id, kind, name, description, price, old_price, created_at)
    overriding system value
    select bulk_item.id, organization_id, category_id, kind, name || ' № ' || n + 1, description,
      price + n % 97 * 100, old_price + n % 97 * 100, now() - n * interval '1 minute'
    from bulk_item join item on item.id = template_id`.execute(trx);
  await sql`
    insert into item_image (item_id, position, file_id)
    select bulk_item.id, position, file_id
    from bulk_item join item_image on item_id = template_id`.execute(trx);
  await sql`
    insert into item_size (item_id, size, stock)
    select bulk_item.id, size, stock
    from bulk_item join item_size on item_id = template_id`.execute(trx);
  await sql`drop table bulk_item`.execute(trx);
}
