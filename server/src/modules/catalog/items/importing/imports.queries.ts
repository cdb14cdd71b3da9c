import type { Kysely } from 'kysely';
import { COUNT_CAP } from '@karavan/shared-api/contract/limits';
import type { ImportFault, ItemImport } from '@karavan/shared-api/contract/item-imports';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { fieldText } from '../../../../platform/errors/field-texts.ts';
import { decodeCursor, encodeCursor } from '../../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../../platform/paging/page-answer.ts';
import type { ItemsTables } from '../items.tables.ts';

interface PageWanted {
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface OwnImport {
  readonly organizationId: number;
  readonly id: number;
}

type ImportDatabase = Pick<Kysely<ItemsTables>, 'selectFrom'>;

const selectImports = (db: ImportDatabase, organizationId: number) =>
  db
    .selectFrom('item_import')
    .select(['id', 'file_name', 'status', 'row_count', 'fault_count', 'done_count'])
    .select(['new_items', 'changed_items', 'created_at'])
    .where('organization_id', '=', organizationId);

type ImportRow = Awaited<ReturnType<ReturnType<typeof selectImports>['execute']>>[number];

const presentImport = ({ created_at, ...row }: ImportRow): ItemImport => ({
  ...row,
  created_at: created_at.toISOString(),
});

/** @throws ApiError `not_found` */
export async function findImport(db: ImportDatabase, own: OwnImport): Promise<ItemImport> {
  const row = await selectImports(db, own.organizationId)
    .where('id', '=', own.id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentImport(row);
}

/** One page of the sheets that have been sent, the latest first. */
export async function listImports(
  db: ImportDatabase,
  organizationId: number,
  { page, limit, cursor }: PageWanted,
) {
  const after = decodeCursor(cursor, 'id');
  const found = selectImports(db, organizationId);
  const [rows, { count }] = await Promise.all([
    found
      .$if(after !== undefined, (query) => query.where('id', '<', after!.id))
      .orderBy('id', 'desc')
      .offset(after ? 0 : (page - 1) * limit)
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom(found.limit(COUNT_CAP + 1).as('found'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return pageAnswer(rows, limit, count, {
    present: presentImport,
    cursorOf: ({ id }) => encodeCursor({ value: '', id }),
  });
}

/**
 * One page of what is wrong with a sheet, from its first row on.
 * @throws ApiError `not_found`
 */
export async function listFaults(
  db: ImportDatabase,
  own: OwnImport,
  { page, limit, cursor }: PageWanted,
  locale: Locale,
) {
  const after = decodeCursor(cursor, 'id');
  const { fault_count } = await findImport(db, own);
  const rows = await db
    .selectFrom('item_import_fault')
    .select(['id', 'row', 'column', 'problem', 'limit', 'value'])
    .where('import_id', '=', own.id)
    .$if(after !== undefined, (query) => query.where('id', '>', after!.id))
    .orderBy('id')
    .offset(after ? 0 : (page - 1) * limit)
    .limit(limit + 1)
    .execute();
  return pageAnswer(rows, limit, fault_count, {
    present: ({ limit: bound, ...fault }): ImportFault => ({
      ...fault,
      text: fieldText(
        fault.column,
        { problem: fault.problem, ...(bound !== null && { limit: bound }) },
        locale,
      ),
    }),
    cursorOf: ({ id }) => encodeCursor({ value: '', id }),
  });
}
