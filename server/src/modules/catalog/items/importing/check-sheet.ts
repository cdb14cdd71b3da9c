import type { ItemColumn } from '@karavan/shared-api/contract/item-imports';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { columnUnder } from './item-sheet.ts';
import { planItems, type ItemPlan, type Known } from './plan-items.ts';
import { readCells, type Fault, type RowTexts, type RowValues } from './read-cells.ts';

interface Sheet {
  /** The head first; each with the number that the sheet gives it. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
  readonly currency: string;
}

interface CheckedSheet {
  readonly rowCount: number;
  readonly plans: readonly ItemPlan[];
  /** In the order of the rows. */
  readonly faults: readonly Fault[];
}

/**
 * Says what a sheet would change, or everything that is wrong with it.
 * @throws ApiError `invalid_input` for a head with columns that we do not know, twice the same, or none for titles or ids
 */
export function checkSheet({ rows, currency }: Sheet, known: Known): CheckedSheet {
  const [head, ...body] = rows;
  const columns = columnsOf(head?.cells ?? []);
  const faults: Fault[] = [];
  const cells = new Set<string>();
  const tell = (fault: Fault) => {
    faults.push(fault);
    cells.add(cellOf(fault));
  };
  const values: RowValues[] = [];
  for (const { row, cells: written } of body) {
    const texts: RowTexts = Object.fromEntries(
      columns.flatMap((column, place) => (column ? [[column, written[place] ?? '']] : [])),
    );
    values.push(readCells(row, texts, currency, tell));
  }
  const plans = planItems(values, known, (fault) => {
    // A cell that could not be read is not missing besides.
    if (!cells.has(cellOf(fault))) tell(fault);
  });
  if (body.length === 0) refuseFile('sheet_empty');
  return {
    rowCount: body.length,
    plans,
    faults: faults.toSorted((one, other) => one.row - other.row),
  };
}

const cellOf = ({ row, column }: Fault) => `${row} ${column}`;

function columnsOf(head: readonly string[]): (ItemColumn | null)[] {
  const columns = head.map((cell) =>
    cell.trim() === '' ? null : (columnUnder(cell) ?? refuseFile('sheet_columns')),
  );
  const named = columns.filter((column) => column !== null);
  if (new Set(named).size < named.length) refuseFile('sheet_columns');
  if (!named.includes('title') && !named.includes('item_id') && !named.includes('sku')) {
    refuseFile('sheet_columns');
  }
  return columns;
}

function refuseFile(problem: 'sheet_columns' | 'sheet_empty'): never {
  throw new ApiError('invalid_input', { fields: { file: [{ problem }] } });
}
