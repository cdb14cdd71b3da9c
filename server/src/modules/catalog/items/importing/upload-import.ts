import { sql, type Transaction } from 'kysely';
import type { OrganizationsTables } from '../../../organizations/organizations/index.ts';
import type { ItemsTables } from '../items.tables.ts';
import { checkSheet } from './check-sheet.ts';
import { findKnown } from './find-known.ts';

interface SentSheet {
  readonly organizationId: number;
  readonly personId: number;
  readonly fileName: string;
  readonly rows: Parameters<typeof checkSheet>[0]['rows'];
}

type ImportTransaction = Transaction<ItemsTables & OrganizationsTables>;

/**
 * Keeps what a sheet would change; of one with faults only those. Answers its id.
 * @throws ApiError as `checkSheet`
 */
export async function storeImport(
  trx: ImportTransaction,
  { organizationId, personId, fileName, rows }: SentSheet,
): Promise<number> {
  const { currency } = await trx
    .selectFrom('organization')
    .select('currency')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const known = await findKnown(trx, organizationId);
  const { rowCount, plans, faults } = checkSheet({ rows, currency }, known);
  const isFaulty = faults.length > 0;
  const { id } = await trx
    .insertInto('item_import')
    .values({
      organization_id: organizationId,
      created_by: personId,
      file_name: fileName,
      status: isFaulty ? 'faulty' : 'checked',
      row_count: rowCount,
      fault_count: faults.length,
      new_items: plans.filter((plan) => plan.id === null).length,
      changed_items: plans.filter((plan) => plan.id !== null).length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isFaulty) {
    await sql`
      insert into item_import_fault (import_id, row, "column", problem, "limit", value)
      select ${id}, row, "column", problem, "limit", left(value, 200)
      from json_to_recordset(${JSON.stringify(faults)})
        as fault(row integer, "column" text, problem text, "limit" integer, value text)`.execute(
      trx,
    );
  } else {
    await sql`
      insert into item_import_item (import_id, row, plan)
      select ${id}, (plan ->> 'row')::integer, plan
      from json_array_elements(${JSON.stringify(plans)}::json) as plan`.execute(trx);
  }
  return id;
}
