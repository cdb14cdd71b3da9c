import fc from 'fast-check';
import { checkSheet } from './check-sheet.ts';
import type { Known, KnownItem } from './plan-items.ts';

const HEAD = ['item_id', 'title', 'category', 'price', 'old_price', 'size', 'stock', 'stock_was'];
const CATEGORIES = new Map([
  ['одежда', 1],
  ['clothes', 1],
  ['обувь', 2],
]);

const word = fc
  .string({ unit: fc.constantFrom('а', 'б', 'X', 'Y', ' ', '1'), minLength: 1, maxLength: 8 })
  .map((text) => `т${text.trim()}`);
const known: fc.Arbitrary<Known> = fc
  .array(
    fc.record({
      title: word,
      price: fc.integer({ min: 1, max: 10_000 }),
      isReduced: fc.boolean(),
      sizes: fc.uniqueArray(word, {
        minLength: 1,
        maxLength: 4,
        selector: (one) => one.toLowerCase(),
      }),
      stock: fc.nat({ max: 50 }),
      held: fc.nat({ max: 50 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((items) => ({
    categories: CATEGORIES,
    items: new Map(
      items.map(({ title, price, isReduced, sizes, stock, held }, place): [number, KnownItem] => {
        const id = place + 1;
        const sized = sizes.map((size, index) => ({
          id: id * 10 + index,
          item_id: id,
          stock_id: id * 10 + index,
          size,
          sku: null,
          barcode: null,
          stock,
          held: Math.min(held, stock),
        }));
        const old_price = isReduced ? price * 200 : null;
        return [
          id,
          { id, title, description: '', category: 1, price: price * 100, old_price, sizes: sized },
        ];
      }),
    ),
  }));

const amount = (minor: number | null) => (minor === null ? '' : (minor / 100).toFixed(2));

/** The rows of an export, some of which somebody changes. */
function rowsOf({ items }: Known, change: (stock: number) => number = (stock) => stock) {
  const rows = [...items.values()].flatMap((item) =>
    item.sizes.map(({ size, stock }) => [
      String(item.id),
      item.title,
      'Одежда',
      amount(item.price),
      amount(item.old_price),
      size,
      String(change(stock)),
      String(stock),
    ]),
  );
  return [HEAD, ...rows].map((cells, index) => ({ row: index + 1, cells }));
}

describe('a sheet that was exported', () => {
  it('changes nothing when nobody has changed it', () => {
    fc.assert(
      fc.property(known, (there) => {
        const { plans, faults } = checkSheet({ rows: rowsOf(there), currency: 'KGS' }, there);
        expect(faults).toEqual([]);
        for (const plan of plans) {
          expect(plan).toMatchObject({ title: null, category: null, price: null, old_price: null });
          expect(plan.sizes.every(({ id, change }) => id !== null && change === 0)).toBe(true);
        }
      }),
    );
  });

  it('changes stock by the difference to what was exported, never below what is promised', () => {
    fc.assert(
      fc.property(known, fc.integer({ min: -20, max: 20 }), (there, by) => {
        const wanted = (stock: number) => Math.max(stock + by, 0);
        const sheet = { rows: rowsOf(there, wanted), currency: 'KGS' };
        const { plans, faults } = checkSheet(sheet, there);
        const sizes = [...there.items.values()].flatMap((item) => item.sizes);
        const short = sizes.filter(({ stock, held }) => wanted(stock) < Math.min(held, stock));
        expect(faults.map(({ column }) => column)).toEqual(short.map(() => 'stock'));
        const changes = plans.flatMap((plan) => plan.sizes.map(({ change }) => change));
        expect(changes).toEqual(sizes.map(({ stock }) => wanted(stock) - stock));
      }),
    );
  });

  it('changes a stock once that several products sell from', () => {
    fc.assert(
      fc.property(known, fc.integer({ min: 1, max: 20 }), (there, by) => {
        const [item] = [...there.items.values()];
        const [size] = item!.sizes;
        // The same size in a second post, whose row tells what that of the first does.
        const second = {
          ...item!,
          id: 90,
          title: 'Второй пост',
          sizes: [{ ...size!, id: 900, item_id: 90 }],
        };
        const both = { ...there, items: new Map([[item!.id, item!] as const, [90, second]]) };
        const planned = (change: (stock: number) => number) =>
          checkSheet({ rows: rowsOf(both, change), currency: 'KGS' }, both);
        const { plans, faults } = planned((stock) => stock + by);
        expect(faults).toEqual([]);
        expect(plans.at(-1)!.sizes).toMatchObject([{ id: 900, change: 0 }]);
        expect(plans[0]!.sizes[0]).toMatchObject({ change: by });
        // Rows that contradict each other are told of.
        let row = 0;
        const { faults: told } = planned((stock) => stock + (row += 1));
        expect(told.map(({ column, problem }) => [column, problem])).toEqual([
          ['stock', 'repeated'],
        ]);
      }),
    );
  });

  it('is read in any language', () => {
    const rows = [
      ['Title', 'Kategori', 'Остаток'],
      ['Пояс', 'clothes', '3'],
    ].map((cells, index) => ({ row: index + 1, cells }));
    const { plans, faults } = checkSheet(
      { rows, currency: 'KGS' },
      { items: new Map(), categories: CATEGORIES },
    );
    expect(faults).toEqual([]);
    expect(plans).toMatchObject([
      { id: null, title: 'Пояс', category: 1, sizes: [{ id: null, size: '', change: 3 }] },
    ]);
  });
});
