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
  const tell = (fault: Fault) => void faults.push(fault);
  const values: RowValues[] = [];
  const faulty = new Set<number>();
  for (const { row, cells } of body) {
    const texts: RowTexts = Object.fromEntries(
      columns.flatMap((column, place) => (column ? [[column, cells[place] ?? '']] : [])),
    );
    const before = faults.length;
    values.push(readCells(row, texts, currency, tell));
    if (faults.length > before) faulty.add(row);
  }
  const plans = planItems(values, known, (fault) => {
    // A cell that could not be read is not missing besides.
    const isTold = faulty.has(fault.row) && faults.some((one) => sameCell(one, fault));
    if (!isTold) tell(fault);
  });
  if (body.length === 0) refuseFile('required');
  return {
    rowCount: body.length,
    plans,
    faults: faults.toSorted((one, other) => one.row - other.row),
  };
}

const sameCell = (one: Fault, other: Fault) => one.row === other.row && one.column === other.column;

function columnsOf(head: readonly string[]): (ItemColumn | null)[] {
  const columns = head.map((cell) =>
    cell.trim() === '' ? null : (columnUnder(cell) ?? refuseFile('not_offered')),
  );
  const named = columns.filter((column) => column !== null);
  if (new Set(named).size < named.length) refuseFile('repeated');
  if (!named.includes('title') && !named.includes('item_id') && !named.includes('sku')) {
    refuseFile('invalid');
  }
  return columns;
}

function refuseFile(problem: 'required' | 'not_offered' | 'repeated' | 'invalid'): never {
  throw new ApiError('invalid_input', { fields: { file: [{ problem }] } });
}
