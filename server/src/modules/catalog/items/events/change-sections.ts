import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { isForeignKeyViolation } from '../editing/change-sizes.ts';
import { refuse } from '../editing/describe-item.ts';
import { sayWhyStockChanges } from '../editing/stock-reason.ts';
import type { ItemsTables } from '../items.tables.ts';
import { lockStock } from '../stock.ts';
import type { SectionValues } from './describe-event.ts';

interface Change {
  readonly itemId: number;
  readonly editorId: number;
  readonly sections: readonly SectionValues[];
}

/** Adds sections with all their places free. */
export async function addSections(
  trx: Transaction<ItemsTables>,
  itemId: number,
  sections: readonly SectionValues[],
): Promise<void> {
  if (sections.length === 0) return;
  const added = await trx
    .insertInto('item_size')
    .values(
      sections.map(({ size, quota, position }) => ({
        item_id: itemId,
        size,
        stock: quota,
        position,
      })),
    )
    .returning(['id', 'position'])
    .execute();
  const ids = new Map(added.map(({ id, position }) => [position, id]));
  await storeTerms(
    trx,
    sections.map((section) => ({ ...section, id: ids.get(section.position)! })),
  );
}

/**
 * Makes the sections of an event those that were sent. Of a quota that changes what is free changes along: what is sold
 * meanwhile stays sold.
 * @throws ApiError `quota_taken` with how many places are sold and promised, `size_in_use` for the removal of a section
 *   that has been sold, `invalid_input` naming the field
 */
export async function changeSections(
  trx: Transaction<ItemsTables>,
  { itemId, editorId, sections }: Change,
): Promise<void> {
  const present = await trx
    .selectFrom('item_size')
    .select('id')
    .where('item_id', '=', itemId)
    .execute();
  const known = new Set(present.map(({ id }) => id));
  for (const [index, { id }] of sections.entries()) {
    if (id !== null && !known.has(id)) refuse(`sections.${index}.id`, 'invalid');
  }
  const kept = sections.flatMap(({ id, ...section }) => (id === null ? [] : [{ id, ...section }]));
  const keptIds = new Set(kept.map(({ id }) => id));
  if (keptIds.size < kept.length) refuse('sections', 'repeated');
  await lockStock(trx, [...known]);
  await removeSections(
    trx,
    [...known].filter((id) => !keptIds.has(id)),
  );
  await sayWhyStockChanges(trx, { personId: editorId, reason: 'counted' });
  await keepSections(trx, itemId, kept);
  await addSections(
    trx,
    itemId,
    sections.filter(({ id }) => id === null),
  );
}

async function removeSections(trx: Transaction<ItemsTables>, ids: readonly number[]) {
  if (ids.length === 0) return;
  try {
    await trx.deleteFrom('item_size').where('id', 'in', ids).execute();
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new ApiError('size_in_use', {}, { cause: error });
  }
}

type KeptSection = SectionValues & { readonly id: number };

async function keepSections(
  trx: Transaction<ItemsTables>,
  itemId: number,
  kept: readonly KeptSection[],
): Promise<void> {
  if (kept.length === 0) return;
  const taken = await trx
    .selectFrom('item_size')
    .innerJoin('event_section', 'event_section.size_id', 'item_size.id')
    .select(['item_size.id', 'event_section.quota'])
    .select(sql<number>`event_section.quota - item_size.stock + item_size.held`.as('taken'))
    .where('item_size.item_id', '=', itemId)
    .execute();
  const before = new Map(taken.map(({ id, ...places }) => [id, places]));
  for (const { id, quota } of kept) {
    const count = before.get(id)?.taken ?? 0;
    if (quota < count) throw new ApiError('quota_taken', { count });
  }
  // Names may be swapped: they are first made such that none meets another one's.
  await sql`update item_size set size = ' ' || id where item_id = ${itemId}`.execute(trx);
  const changes = kept.map(({ id, size, position, quota }) => ({
    id,
    size,
    position,
    change: quota - (before.get(id)?.quota ?? quota),
  }));
  await sql`
    update item_size as kept
    set size = wanted.size, position = wanted.position
    from json_to_recordset(${JSON.stringify(changes)})
      as wanted(id bigint, size text, position smallint)
    where kept.id = wanted.id`.execute(trx);
  await sql`
    update stock set pieces = stock.pieces + wanted.change
    from json_to_recordset(${JSON.stringify(changes)}) as wanted(id bigint, change integer)
      join item_size on item_size.id = wanted.id
    where stock.id = item_size.stock_id and wanted.change <> 0`.execute(trx);
  await storeTerms(trx, kept);
}

/** Prices, quotas and times of sale of sections that are there. */
async function storeTerms(
  trx: Transaction<ItemsTables>,
  sections: readonly KeptSection[],
): Promise<void> {
  await sql`
    update event_section as section
    set price = wanted.price, quota = wanted.quota, sales_from = wanted.sales_from,
      sales_until = wanted.sales_until
    from json_to_recordset(${JSON.stringify(sections)}) as wanted(
      id bigint, price bigint, quota integer, sales_from timestamptz, sales_until timestamptz)
    where section.size_id = wanted.id`.execute(trx);
}
