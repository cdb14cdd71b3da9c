import type { Readable } from 'node:stream';
import type { CellValue } from 'hucre/xlsx';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { writeWorkbook } from '../../../platform/sheets/write-workbook.ts';
import { minorDigits } from '../../../platform/money/minor-digits.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { readableName } from '../../identity/people/index.ts';
import { presentReceiptNumber } from '../receipts/index.ts';
import { METHODS, PAYMENTS, SHEET, STATUSES } from './order-sheet-texts.ts';
import type { readAllOrders } from './statistics.queries.ts';

type Orders = ReturnType<typeof readAllOrders>;
type OrderRow = Orders extends AsyncIterable<infer Row> ? Row : never;

interface SheetOptions {
  /** ISO 4217, of every sum. */
  readonly currency: string;
  readonly locale: Locale;
}

/** Writes orders into a workbook while they are read; the last row has the sum of the sales. */
export function writeOrderSheet(
  orders: AsyncIterable<OrderRow>,
  { currency, locale }: SheetOptions,
): Promise<Readable> {
  const digits = minorDigits(currency);
  const sum = { width: 14, numFmt: digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}` };
  const titled = (key: keyof typeof SHEET) => ({ header: SHEET[key][locale] });
  const money = (header: string) => ({ header: `${header}, ${currency}`, ...sum });
  return writeWorkbook(rowsOf(orders, { currency, locale }), {
    name: SHEET.orders[locale],
    freezePane: { rows: 1 },
    columns: [
      { ...titled('number'), width: 10 },
      { ...titled('receipt'), width: 14 },
      { ...titled('created'), width: 18, numFmt: 'dd.mm.yyyy hh:mm' },
      { ...titled('client'), width: 28 },
      { ...titled('method'), width: 20 },
      { ...titled('status'), width: 14 },
      { ...titled('payment'), width: 18 },
      money(SHEET.goods[locale]),
      money(SHEET.discount[locale]),
      money(SHEET.cashback[locale]),
      money(SHEET.gift[locale]),
      money(SHEET.delivery[locale]),
      money(SHEET.refund[locale]),
      money(SHEET.sales[locale]),
    ],
  });
}

async function* rowsOf(
  orders: AsyncIterable<OrderRow>,
  { currency, locale }: SheetOptions,
): AsyncGenerator<CellValue[]> {
  // A cell holds a double whatever is put into it.
  const amount = (minor: number) => Number(presentMoney(minor, currency).amount);
  let total = 0;
  for await (const order of orders) {
    const sales = order.is_settled ? order.total : 0;
    total += sales;
    yield [
      order.id,
      presentReceiptNumber(order),
      new Date(Number(order.wall_time)),
      readableName(order.client, locale),
      METHODS[order.method][locale],
      STATUSES[order.status][locale],
      PAYMENTS[order.payment_status ?? 'none'][locale],
      amount(order.goods),
      amount(order.discount),
      amount(order.cashback_spent),
      amount(order.gift_spent),
      amount(order.delivery_fee),
      amount(order.refunded),
      amount(sales),
    ];
  }
  yield [SHEET.total[locale], ...Array.from({ length: 12 }, () => null), amount(total)];
}
