import { sql, type Kysely, type Transaction } from 'kysely';
import { z } from 'zod';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../../platform/jobs/define-task.ts';
import type { Perishable } from '../../../../platform/pruning/perishable.ts';
import { DAY_SECONDS } from '../../../../platform/time/durations.ts';
import type { ItemsTables } from '../items.tables.ts';
import { changeStock } from '../stock-keeping/change-stock.ts';
import type { ItemPlan } from './plan-items.ts';
import { addItems, addSizes, changeItems, changeSizeCodes, lockPlanned } from './write-plans.ts';

export const applyImportTask = defineTask('apply-import', z.object({ id: z.number() }));

/** Sheets that were sent are told of for four weeks. */
export const PERISHABLE_IMPORTS: Perishable = {
  table: 'item_import',
  column: 'created_at',
  seconds: 28 * DAY_SECONDS,
};

/** Products that are written before the progress is told. */
const CHUNK = 200;

interface ImportParts {
  readonly db: Pick<Kysely<ItemsTables>, 'selectFrom' | 'updateTable'>;
  readonly transact: Transact<ItemsTables>;
}

/**
 * Applies a sheet in one transaction: whoever looks meanwhile sees nothing of it, and a process that dies leaves nothing.
 * The job runs again then; of two runs at once the second changes nothing. What does not fit any more fails as a whole.
 */
export async function applyImport({ db, transact }: ImportParts, id: number): Promise<void> {
  const sheet = await db
    .selectFrom('item_import')
    .select(['organization_id', 'created_by', 'row_count', 'file_name'])
    .where('id', '=', id)
    .where('status', '=', 'applying')
    .executeTakeFirst();
  if (!sheet) return;
  const rows = await db
    .selectFrom('item_import_item')
    .select('plan')
    .where('import_id', '=', id)
    .orderBy('row')
    .execute();
  const plans = rows.map(({ plan }) => plan);
  // Outside of the transaction, so that it is seen.
  const tell = (done: number) =>
    db
      .updateTable('item_import')
      .set({ done_count: Math.floor((sheet.row_count * done) / plans.length) })
      .where('id', '=', id)
      .where('status', '=', 'applying')
      .execute();
  try {
    await transact(async ({ trx }) => {
      await lockPlanned(trx, sheet.organization_id, plans);
      for (let done = 0; done < plans.length; done += CHUNK) {
        await writeChunk(trx, sheet, plans.slice(done, done + CHUNK));
        await tell(Math.min(done + CHUNK, plans.length));
      }
      await finish(trx, id);
    });
  } catch (error) {
    if (!isOutdated(error)) throw error;
    await db
      .updateTable('item_import')
      .set({ status: 'failed', done_count: 0 })
      .where('id', '=', id)
      .where('status', '=', 'applying')
      .execute();
  }
}

/** Something has changed since the sheet was checked: an item is gone, a code taken, pieces promised. */
const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError ||
  ['23505', '23514', '23503'].includes(String((error as { readonly code?: unknown }).code));

async function writeChunk(
  trx: Transaction<ItemsTables>,
  sheet: {
    readonly organization_id: number;
    readonly created_by: number;
    readonly file_name: string;
  },
  plans: readonly ItemPlan[],
): Promise<void> {
  const why = {
    personId: sheet.created_by,
    reason: 'counted',
    note: sheet.file_name,
  } as const;
  await changeItems(trx, plans);
  const own = [...plans, ...(await addItems(trx, sheet.organization_id, plans))].filter(
    ({ id }) => id !== null,
  );
  const sizes = own.flatMap(({ id, sizes: list }) =>
    list.map((size) => ({ ...size, item_id: id! })),
  );
  await changeSizeCodes(trx, sizes);
  await changeStock(
    trx,
    why,
    sizes.flatMap(({ id, change }) =>
      id === null || change === 0 ? [] : [{ sizeId: id, change }],
    ),
  );
  await addSizes(trx, why.personId, sizes);
}

/** What was planned has been done. At last: of two runs the second finds it done, and takes back all that it did. */
async function finish(trx: Transaction<ItemsTables>, id: number): Promise<void> {
  await trx.deleteFrom('item_import_item').where('import_id', '=', id).execute();
  const finished = await trx
    .updateTable('item_import')
    .set({ status: 'applied', done_count: sql<number>`row_count` })
    .where('id', '=', id)
    .where('status', '=', 'applying')
    .returning('id')
    .executeTakeFirst();
  if (!finished) throw new Error(`Import ${id} has been applied by another run`);
}
