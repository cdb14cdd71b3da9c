import fc from 'fast-check';
import { stockSize } from '../shared/testing/stock-size.ts';
import {
  choose,
  emptyStock,
  leave,
  reduceStock,
  sumOf,
  type SizeCount,
  type StockEvent,
} from './stock-state.ts';

const after = (...events: StockEvent[]) => events.reduce(reduceStock, emptyStock(16));
const count = (id: number, size = 'M', pieces = 1): SizeCount => ({
  id,
  item_id: id,
  stock_id: id,
  size,
  count: pieces,
});
const arrived = (page: number, ...ids: number[]): StockEvent => ({
  type: 'sizes_arrived',
  page,
  sizes: ids.map((id) => stockSize({ id, format_criteria: id === 1 ? 'eu_shoes' : 'letters' })),
});

describe('the pieces of sizes', () => {
  const one = fc.record({
    id: fc.integer({ min: 1, max: 6 }),
    item_id: fc.constant(1),
    stock_id: fc.constant(1),
    size: fc.constantFrom('', 'S', 'M'),
    count: fc.nat({ max: 9 }),
  });

  it('have what was updated in front, each size once', () => {
    fc.assert(
      fc.property(fc.array(one), one, (before, last) => {
        const { sizeCounts } = after(
          ...[...before, last].map((each): StockEvent => ({ type: 'size_counted', count: each })),
        );
        expect(sizeCounts[0]).toEqual(last);
        expect(new Set(sizeCounts.map(({ id }) => id)).size).toBe(sizeCounts.length);
        const isSized = sizeCounts.every(({ size }) => size !== '');
        expect(last.size === '' || isSized).toBe(true);
      }),
    );
  });

  it('lose those without a size when one with a size is added, and no other way', () => {
    const events = [count(1, ''), count(2, ''), count(3)].map((each): StockEvent => ({
      type: 'size_counted',
      count: each,
    }));
    expect(after(...events.slice(0, 2)).sizeCounts.map(({ id }) => id)).toEqual([2, 1]);
    expect(after(...events).sizeCounts.map(({ id }) => id)).toEqual([3]);
    expect(
      after(...events, { type: 'size_counted', count: count(4, '') }).sizeCounts.map(
        ({ id }) => id,
      ),
    ).toEqual([4, 3]);
    expect(after(...events, { type: 'size_left', id: 3 }).sizeCounts).toEqual([]);
  });
});

it('posts toggle', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 })), (posts) => {
      const { selectedPosts } = after(
        ...posts.map((post): StockEvent => ({ type: 'post_toggled', post })),
      );
      const odd = [...new Set(posts)].filter(
        (post) => posts.filter((one) => one === post).length % 2 === 1,
      );
      expect(selectedPosts.toSorted()).toEqual(odd.toSorted());
    }),
  );
});

it('links are added, removed and replaced, and what is not chosen is the rest', () => {
  const chosen = after(
    arrived(1, 1, 2, 3),
    { type: 'link_added', link: 2 },
    { type: 'link_added', link: 2 },
    { type: 'link_added', link: 3 },
  );
  expect(chosen.links).toEqual([2, 3]);
  expect(chosen.notChosenSizes.map(({ id }) => id)).toEqual([1]);
  const removed = reduceStock(chosen, { type: 'link_removed', link: 2 });
  expect([removed.links, removed.notChosenSizes.map(({ id }) => id)]).toEqual([[3], [1, 2]]);
  const replaced = reduceStock(removed, { type: 'links_replaced', links: [1, 2, 1] });
  expect([replaced.links, replaced.notChosenSizes.map(({ id }) => id)]).toEqual([[1, 2], [3]]);
});

it('the first page replaces the sizes, later ones come behind, and the format is that of the first', () => {
  const two = after(arrived(1, 1, 2), arrived(2, 2, 3));
  expect(two.availableSizes.data.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(two.availableSizes.format).toBe('eu_shoes');
  const anew = reduceStock(two, arrived(1, 5));
  expect([anew.availableSizes.data.length, anew.availableSizes.format]).toEqual([1, 'letters']);
  expect(reduceStock(two, arrived(1)).availableSizes).toEqual({ data: [], format: null });
});

it('a request clears the detail, and a page is asked for with the limit as it is', () => {
  const detail = stockSize();
  expect(after({ type: 'detail_arrived', detail }).stockDetail).toBe(detail);
  expect(
    after({ type: 'detail_arrived', detail }, { type: 'detail_requested' }).stockDetail,
  ).toBeNull();
  expect(after({ type: 'page_asked', page: 3 }).selection).toEqual({ page: 3, limit: 16 });
});

it('what is chosen is one size of each post, linked, with the pieces of each stock once', () => {
  const sizes = [
    stockSize({ id: 1, item_id: 1, stock_id: 1, stock: 5 }),
    stockSize({ id: 2, item_id: 1, stock_id: 2, stock: 6 }),
    stockSize({ id: 3, item_id: 2, stock_id: 2, stock: 6 }),
    stockSize({ id: 4, item_id: 3, stock_id: 2, stock: 6 }),
  ];
  const all = sizes.reduce(choose, emptyStock(16));
  expect([all.links, all.selectedPosts, sumOf(all)]).toEqual([[4, 3, 2], [1, 2, 3], 6]);
  const less = leave(all, 3);
  expect([less.links, less.selectedPosts, sumOf(less)]).toEqual([[4, 2], [1, 3], 6]);
});
