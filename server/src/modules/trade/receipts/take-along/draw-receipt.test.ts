import { inflateSync } from 'node:zlib';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { drawReceipt } from './draw-receipt.ts';

const som = (amount: string) => ({ amount, currency: 'KGS' });
const NONE = som('0.00');

/** Names of one to six lines, so that some meet the foot of a page. */
const receiptOf = (count: number) =>
  ({
    transaction_id: 1,
    number: '7',
    organization: {
      id: 1,
      title: 'Лавка',
      address: 'Чуй, 1',
      phone: null,
      time_zone: 'Asia/Bishkek',
    },
    kind: 'product',
    method: 'self_pickup',
    payment_status: 'accepted',
    created_at: '2026-11-20T08:00:00.000Z',
    fulfilled_at: null,
    cashier: null,
    client: 'Анна',
    lines: Array.from({ length: count }, (_, place) => ({
      item_id: place,
      name: 'Очень длинное название товара '.repeat(1 + (place % 6)).trim(),
      size: '',
      quantity: 1,
      price: som('10.00'),
      total: som('10.00'),
    })),
    goods: som('300.00'),
    discount: NONE,
    discount_percent: '0',
    cashback_spent: NONE,
    delivery_fee: NONE,
    total: som('300.00'),
    cancellation_fee: NONE,
    refunded: NONE,
  }) as unknown as Receipt;

/** Where each page of a document has text, from its lower left corner. */
async function textsOf(receipt: Receipt): Promise<{ x: number; y: number }[][]> {
  const chunks: Buffer[] = [];
  for await (const chunk of await drawReceipt(receipt, 'ru')) chunks.push(chunk as Buffer);
  const file = Buffer.concat(chunks);
  const streams = [...file.toString('latin1').matchAll(/\/FlateDecode\s*>>\s*stream\n/g)];
  return streams.flatMap(({ index, 0: head }) => {
    const content = inflateSync(file.subarray(index + head.length)).toString('latin1');
    const found = [...content.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)];
    return found.length === 0 ? [] : [found.map(([, x, y]) => ({ x: Number(x), y: Number(y) }))];
  });
}

it.each([29, 30, 31, 32])('each sum of %d lines stands beside its label', async (count) => {
  const pages = await textsOf(receiptOf(count));
  expect(pages.length).toBeGreaterThan(1);
  for (const texts of pages) {
    const labels = new Set(texts.filter(({ x }) => x < 41).map(({ y }) => y.toFixed(1)));
    const sums = texts.filter(({ x }) => x > 260);
    expect(sums.filter(({ y }) => !labels.has(y.toFixed(1)))).toEqual([]);
  }
});
