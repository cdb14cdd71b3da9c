import type { Money } from '@karavan/shared-api/contract/common';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { fontOf, runsOf } from './fonts.ts';
import { formatMoney, formatPercent } from './format-sums.ts';
import { receiptWord } from './receipt-words.ts';

/** In points, a 72nd of an inch. */
const MARGIN = 40;
const SUM_WIDTH = 120;
const TEXT = 10;
const TITLE = 16;
const MUTED = '#5f6368';
const INK = '#111111';

interface Look {
  readonly size?: number;
  readonly isBold?: boolean;
  readonly color?: string;
}

/**
 * Draws an order as a document of A5 pages, with fonts that have the letters of all languages of the product; only
 * those letters are embedded. The library is loaded with the first one.
 * @returns the document, whose bytes can be read as they come
 */
export async function drawReceipt(receipt: Receipt, locale: Locale): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  const { organization, lines, number, transaction_id: id } = receipt;
  const title = receiptWord(locale, 'receipt', { id: number ?? String(id) });
  const doc = new PDFDocument({
    size: 'A5',
    margin: MARGIN,
    lang: locale,
    info: { Title: title, Author: organization.title, Creator: 'Karavan' },
  });
  const page = { doc, left: MARGIN, width: doc.page.width - 2 * MARGIN };
  const word = (key: Parameters<typeof receiptWord>[1], values?: Record<string, string>) =>
    receiptWord(locale, key, values);
  const format = (money: Money) => formatMoney(money, locale);

  writeLine(page, organization.title, { size: TITLE, isBold: true });
  writeLine(page, organization.address, { color: MUTED });
  writeLine(page, organization.phone ?? '', { color: MUTED });
  doc.moveDown(0.6);
  writeLine(page, title, { isBold: true, size: 12 });
  writeLine(page, dateOf(receipt, locale), { color: MUTED });
  if (receipt.cashier)
    writeLine(page, word('cashier', { name: receipt.cashier }), { color: MUTED });
  writeLine(page, word('client', { name: receipt.client }), { color: MUTED });
  rule(page);
  for (const line of lines) {
    writeSum(page, line.name, format(line.total));
    const details = [line.size, `${line.quantity} × ${format(line.price)}`].filter(Boolean);
    writeLine(page, details.join(', '), { color: MUTED, size: 9 });
  }
  if (lines.length > 0) rule(page);
  writeSum(page, word(`goods_of_${receipt.kind}`), format(receipt.goods));
  const percent = formatPercent(receipt.discount_percent, locale);
  const optional = [
    ...(receipt.promotion
      ? [[receipt.promotion.title, receipt.promotion.discount, '−'] as const]
      : []),
    [word('discount_of', { percent }), receipt.promotion?.card_discount ?? receipt.discount, '−'],
    [word('cashback_spent'), receipt.cashback_spent, '−'],
    [word('delivery'), receipt.delivery_fee, ''],
    ...(receipt.gift_spent ? [[word('gift_spent'), receipt.gift_spent, '−'] as const] : []),
  ] as const;
  for (const [label, sum, sign] of optional) {
    if (Number(sum.amount) > 0) writeSum(page, label, sign + format(sum));
  }
  writeSum(page, word('total'), format(receipt.total), { isBold: true, size: 12 });
  for (const [label, sum] of [
    [word('cancellation_fee'), receipt.cancellation_fee],
    [word('refunded_sum'), receipt.refunded],
    ...(receipt.gift_returned ? [[word('gift_returned'), receipt.gift_returned] as const] : []),
  ] as const) {
    if (Number(sum.amount) > 0) writeSum(page, label, format(sum), { color: MUTED });
  }
  doc.moveDown(0.4);
  const payment = word(`payment_${receipt.payment_status ?? 'open'}`);
  writeLine(page, `${word(`method_${receipt.method}`)}, ${payment}`, { color: MUTED });
  doc.end();
  return doc;
}

interface Page {
  readonly doc: PDFKit.PDFDocument;
  readonly left: number;
  readonly width: number;
}

const dateOf = ({ fulfilled_at, created_at, organization }: Receipt, locale: Locale) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: organization.time_zone,
  }).format(new Date(fulfilled_at ?? created_at));

/** Wraps within its width; an empty text takes no room. */
function writeLine({ doc, left, width }: Page, text: string, look: Look = {}): void {
  const runs = runsOf(text);
  doc.fillColor(look.color ?? INK).fontSize(look.size ?? TEXT);
  for (const [index, run] of runs.entries()) {
    setFont(doc, run.part, look);
    const continued = index < runs.length - 1;
    if (index === 0) doc.text(run.text, left, doc.y, { width, continued });
    else doc.text(run.text, { continued });
  }
}

/** A label, and on its first line a sum at the right edge. */
function writeSum(page: Page, label: string, sum: string, look: Look = {}): void {
  const { doc, left, width } = page;
  const size = look.size ?? TEXT;
  // All of it stands on one page. Other fonts in the label may be wider: a line more than one of them takes.
  setFont(doc, 'latin', look);
  const height = doc.fontSize(size).heightOfString(label, { width: width - SUM_WIDTH });
  if (doc.y + height + 2 * size > doc.page.height - MARGIN) doc.addPage();
  const top = doc.y;
  writeLine({ ...page, width: width - SUM_WIDTH }, label, look);
  const bottom = doc.y;
  const runs = runsOf(sum).map(({ text, part }) => {
    setFont(doc, part, look);
    return { text, part, width: doc.fontSize(size).widthOfString(text) };
  });
  let at = left + width - runs.reduce((total, run) => total + run.width, 0);
  for (const run of runs) {
    setFont(doc, run.part, look);
    doc.text(run.text, at, top, { lineBreak: false });
    at += run.width;
  }
  doc.x = left;
  doc.y = bottom;
}

type Part = Parameters<typeof fontOf>[0];

function setFont(doc: PDFKit.PDFDocument, part: Part, { isBold }: Look): void {
  const { name, content } = fontOf(part, isBold ? 700 : 400);
  // The name is all that the library goes by once it knows the font.
  doc.registerFont(name, content).font(name);
}

function rule({ doc, left, width }: Page): void {
  doc.moveDown(0.4);
  doc
    .moveTo(left, doc.y)
    .lineTo(left + width, doc.y)
    .lineWidth(0.5)
    .strokeColor(MUTED)
    .stroke();
  doc.moveDown(0.4);
}
