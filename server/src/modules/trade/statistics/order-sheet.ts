import type { Readable } from 'node:stream';
import type { CellValue } from 'hucre/xlsx';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { writeWorkbook } from '../../../platform/sheets/write-workbook.ts';
import { minorDigits } from '../../../platform/money/minor-digits.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { wallTimeOf } from '../../../platform/time/wall-time.ts';
import { readableName } from '../../identity/people/index.ts';
import { presentReceiptNumber } from '../receipts/index.ts';
import { METHODS, PAYMENTS, SHEET, STATUSES } from './order-sheet-texts.ts';
import type { readAllOrders } from './statistics.queries.ts';

type Orders = ReturnType<typeof readAllOrders>;
type OrderRow = Orders extends AsyncIterable<infer Row> ? Row : never;

interface SheetOptions {
  /** Orders of one kind, or what was sold at the till. */
  readonly of: OrderKind | 'till';
  /** ISO 4217, of every sum. */
  readonly currency: string;
  /** IANA, of the organization. */
  readonly timeZone: string;
  readonly locale: Locale;
}

interface Column {
  readonly title: keyof typeof SHEET;
  readonly width: number;
  readonly numFmt?: string;
  cell(order: OrderRow, options: SheetOptions): CellValue;
}

interface MoneyColumn {
  readonly title: keyof typeof SHEET;
  /** In minor units. */
  sum(order: OrderRow): number;
}

const MOMENT = { width: 18, numFmt: 'dd.mm.yyyy hh:mm' } as const;

/** What the clock there shows, as if it were that of UTC: a cell of a sheet knows no zone. */
const clock = (moment: Date | string, { timeZone }: SheetOptions) =>
  new Date(`${wallTimeOf(new Date(moment), timeZone)}Z`);

const NUMBERS: readonly Column[] = [
  { title: 'number', width: 10, cell: ({ id }) => id },
  { title: 'receipt', width: 14, cell: presentReceiptNumber },
  { title: 'created', ...MOMENT, cell: ({ moment }, options) => clock(moment, options) },
  { title: 'client', width: 28, cell: ({ client }, { locale }) => readableName(client, locale) },
];

const PERIOD: readonly Column[] = [
  {
    title: 'begins',
    ...MOMENT,
    cell: ({ booking }, options) => booking && clock(booking.starts_at, options),
  },
  {
    title: 'ends',
    ...MOMENT,
    cell: ({ booking }, options) => booking && clock(booking.ends_at, options),
  },
];

const STATES: readonly Column[] = [
  { title: 'method', width: 20, cell: ({ method }, { locale }) => METHODS[method][locale] },
  { title: 'status', width: 14, cell: ({ status }, { locale }) => STATUSES[status][locale] },
  {
    title: 'payment',
    width: 18,
    cell: ({ payment_status }, { locale }) => PAYMENTS[payment_status ?? 'none'][locale],
  },
];

const CASHIER: Column = {
  title: 'cashier',
  width: 28,
  cell: ({ cashier }, { locale }) => cashier && readableName(cashier, locale),
};

const COLUMNS: Readonly<Record<SheetOptions['of'], readonly Column[]>> = {
  product: [...NUMBERS, ...STATES],
  rent: [...NUMBERS, ...PERIOD, ...STATES],
  ticket: [...NUMBERS, ...STATES],
  till: [...NUMBERS, CASHIER],
};

/** The last one is summed up in the last row. */
const SUMS: readonly MoneyColumn[] = [
  { title: 'goods', sum: ({ goods }) => goods },
  { title: 'discount', sum: ({ discount }) => discount },
  { title: 'cashback', sum: ({ cashback_spent }) => cashback_spent },
  { title: 'gift', sum: ({ gift_spent }) => gift_spent },
  { title: 'delivery', sum: ({ delivery_fee }) => delivery_fee },
  { title: 'refund', sum: ({ refunded }) => refunded },
  { title: 'sales', sum: salesOf },
];

function salesOf({ is_settled, total }: OrderRow): number {
  return is_settled ? total : 0;
}

/** Writes orders into a workbook while they are read; the last row has the sum of the sales. */
export function writeOrderSheet(
  orders: AsyncIterable<OrderRow>,
  options: SheetOptions,
): Promise<Readable> {
  const { of, currency, locale } = options;
  const digits = minorDigits(currency);
  const numFmt = digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`;
  return writeWorkbook(rowsOf(orders, options), {
    name: SHEET[of === 'till' ? 'sales' : 'orders'][locale],
    freezePane: { rows: 1 },
    columns: [
      ...COLUMNS[of].map(({ title, width, numFmt: format }) => ({
        header: SHEET[title][locale],
        width,
        ...(format && { numFmt: format }),
      })),
      ...SUMS.map(({ title }) => ({
        header: `${SHEET[title][locale]}, ${currency}`,
        width: 14,
        numFmt,
      })),
    ],
  });
}

async function* rowsOf(
  orders: AsyncIterable<OrderRow>,
  options: SheetOptions,
): AsyncGenerator<CellValue[]> {
  const { of, currency, locale } = options;
  const columns = COLUMNS[of];
  // A cell holds a double whatever is put into it.
  const amount = (minor: number) => Number(presentMoney(minor, currency).amount);
  let total = 0;
  for await (const order of orders) {
    total += salesOf(order);
    yield [
      ...columns.map(({ cell }) => cell(order, options)),
      ...SUMS.map(({ sum }) => amount(sum(order))),
    ];
  }
  const between = Array.from({ length: columns.length + SUMS.length - 2 }, () => null);
  yield [SHEET.total[locale], ...between, amount(total)];
}
