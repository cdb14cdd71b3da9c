import fc from 'fast-check';
import { errorOfTransport } from '../client/api-error.ts';
import type { Page } from '../contract/page.ts';
import {
  appendPage,
  failPage,
  firstPage,
  insertItem,
  removeItem,
  replaceItem,
  type EndlessListData,
} from './endless-list-data.ts';

interface Row {
  readonly id: number;
  readonly text: string;
}

const anyRow = fc.record({
  id: fc.integer({ min: 0, max: 12 }),
  text: fc.string({ maxLength: 3 }),
});
const anyRows = fc.array(anyRow, { maxLength: 8 });
const anyList = fc
  .tuple(anyRows, fc.option(fc.string()))
  .map(([rows, next]) => firstPage(pageOf(rows, next)));

function pageOf(list: readonly Row[], next: string | null): Page<Row> {
  return { list, next, total_count: list.length, total_pages: 1 };
}

const idsOf = ({ items }: EndlessListData<Row>) => items.map(({ id }) => id);

it('shows every item once, in the order of its first appearance and with its newest value', () => {
  fc.assert(
    fc.property(anyRows, anyRows, (first, second) => {
      const list = appendPage(firstPage(pageOf(first, 'c')), 'c', pageOf(second, null));
      const all = [...first, ...second];
      expect(idsOf(list)).toEqual([...new Set(all.map(({ id }) => id))]);
      for (const item of list.items) {
        expect(item).toBe(all.findLast(({ id }) => id === item.id));
      }
    }),
  );
});

it('replaces everything by a first page', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const fresh = firstPage(pageOf(rows, 'next'));
      expect(fresh.next).toBe('next');
      expect(fresh.more).toEqual({ status: 'idle' });
    }),
  );
});

it('ignores a page, and a failure, of a list that has been replaced since', () => {
  fc.assert(
    fc.property(anyList, anyRows, (list, rows) => {
      const foreign = `${list.next}-old`;
      expect(appendPage(list, foreign, pageOf(rows, null))).toBe(list);
      expect(failPage(list, foreign, errorOfTransport('network'))).toBe(list);
    }),
  );
});

it('keeps every item when the next page fails', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const list = firstPage(pageOf(rows, 'c'));
      const failed = failPage(list, 'c', errorOfTransport('network'));
      expect(failed.items).toBe(list.items);
      expect(failed.next).toBe('c');
      expect(failed.more.status).toBe('failed');
    }),
  );
});

it('counts what it adds and removes', () => {
  fc.assert(
    fc.property(anyList, anyRow, fc.nat(10), (list, row, index) => {
      const inserted = insertItem(list, row, index);
      expect(inserted.totalCount - list.totalCount).toBe(inserted.items.length - list.items.length);
      const removed = removeItem(inserted, row.id);
      expect(idsOf(removed)).toEqual(idsOf(list).filter((id) => id !== row.id));
      expect(inserted.totalCount - removed.totalCount).toBe(1);
    }),
  );
});

it('takes back what it removed, at the same place', () => {
  fc.assert(
    fc.property(anyList, fc.nat(7), (list, index) => {
      const row = list.items[index];
      fc.pre(row !== undefined);
      expect(insertItem(removeItem(list, row.id), row, index)).toEqual(list);
    }),
  );
});

it('changes one item and leaves the others the same objects', () => {
  fc.assert(
    fc.property(anyList, fc.integer({ min: 0, max: 12 }), (list, id) => {
      const changed = replaceItem(list, id, (row) => ({ ...row, text: 'changed' }));
      const others = ({ items }: EndlessListData<Row>) => items.filter((row) => row.id !== id);
      expect(changed.items.filter((row) => row.id === id).map(({ text }) => text)).toEqual(
        idsOf(list).includes(id) ? ['changed'] : [],
      );
      others(changed).forEach((row, index) => expect(row).toBe(others(list)[index]));
    }),
  );
});
