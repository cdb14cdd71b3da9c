import type { Kysely } from 'kysely';
import type { ImportFault, ItemImport } from '@karavan/shared-api/contract/item-imports';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { fieldText } from '../../../../platform/errors/field-texts.ts';
import { countUpToCap } from '../../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../../platform/paging/page-window.ts';
import type { ItemsTables } from '../items.tables.ts';

interface OwnImport {
  readonly organizationId: number;
  readonly id: number;
}

type ImportDatabase = Pick<Kysely<ItemsTables>, 'selectFrom' | 'getExecutor'>;

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
export async function listImports(db: ImportDatabase, organizationId: number, page: PageQuery) {
  const window = pageWindow(page, 'id');
  const { after } = window;
  const found = selectImports(db, organizationId);
  const [rows, count] = await Promise.all([
    found
      .$if(after !== undefined, (query) => query.where('id', '<', after!.id))
      .orderBy('id', 'desc')
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(db, found),
  ]);
  return pageAnswer(rows, page.limit, count, {
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
  page: PageQuery,
  locale: Locale,
) {
  const window = pageWindow(page, 'id');
  const { after } = window;
  const { fault_count } = await findImport(db, own);
  const rows = await db
    .selectFrom('item_import_fault')
    .select(['id', 'row', 'column', 'problem', 'limit', 'value'])
    .where('import_id', '=', own.id)
    .$if(after !== undefined, (query) => query.where('id', '>', after!.id))
    .orderBy('id')
    .offset(window.offset)
    .limit(window.limit)
    .execute();
  return pageAnswer(rows, page.limit, fault_count, {
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
