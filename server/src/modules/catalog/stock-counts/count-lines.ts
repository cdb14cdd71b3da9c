import { sql, type Kysely } from 'kysely';
import type { CountLine } from '@karavan/shared-api/contract/stock-counts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../platform/paging/page-window.ts';
import { presentStockSize, selectStockSizes, type ItemCardTables } from '../items/index.ts';
import type { StockCountsTables } from './stock-counts.tables.ts';

type LineDatabase = Pick<Kysely<StockCountsTables & ItemCardTables>, 'selectFrom' | 'getExecutor'>;

interface Wanted extends PageQuery {
  readonly organizationId: number;
  readonly isDiffering: boolean;
}

/** One page of what has been counted in the open count, the latest first. */
export async function listLines(db: LineDatabase, wanted: Wanted) {
  const { organizationId, isDiffering, limit } = wanted;
  const window = pageWindow(wanted, 'id');
  const { after } = window;
  const found = db
    .selectFrom('stock_count_line as line')
    .innerJoin('stock_count', 'stock_count.id', 'line.count_id')
    .where('stock_count.organization_id', '=', organizationId)
    .where('stock_count.outcome', 'is', null)
    .$if(isDiffering, (query) => query.where(sql<boolean>`line.counted <> line.expected`));
  const [lines, count] = await Promise.all([
    found
      .select(['line.size_id', 'line.counted', 'line.expected', 'line.touched'])
      .$if(after !== undefined, (query) => query.where('line.touched', '<', after!.id))
      .orderBy('line.touched', 'desc')
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(db, found),
  ]);
  const presentLine = await presenterOf(
    db,
    organizationId,
    lines.map(({ size_id }) => size_id),
  );
  const present = (line: (typeof lines)[number]) => presentLine(line);
  return pageAnswer(lines, limit, count, {
    present,
    cursorOf: ({ touched }) => encodeCursor({ value: '', id: touched }),
  });
}

interface Line {
  readonly size_id: number;
  readonly counted: number;
  readonly expected: number;
}

/** Presents lines of these sizes. */
export async function presenterOf(
  db: LineDatabase,
  organizationId: number,
  sizeIds: readonly number[],
): Promise<(line: Line) => CountLine> {
  const rows =
    sizeIds.length === 0
      ? []
      : await selectStockSizes(db, organizationId).where('item_size.id', 'in', sizeIds).execute();
  const sizes = new Map(rows.map((row) => [row.id, presentStockSize(row)]));
  return ({ size_id, counted, expected }) => {
    const size = sizes.get(size_id)!;
    const difference = counted - expected;
    return {
      ...size,
      counted,
      expected,
      difference,
      is_promised: difference < 0 && size.stock + difference < size.held,
    };
  };
}
