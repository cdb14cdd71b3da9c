import fc from 'fast-check';
import { readInPages } from './read-in-pages.ts';

it('reads each row once, in order, and no page behind the last one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(0, 1, 999, 1000, 1001, 2000, 2500), async (count) => {
      let pages = 0;
      const rows = readInPages<number>((last = -1, limit) => {
        pages += 1;
        const left = Math.max(0, Math.min(limit, count - last - 1));
        return Promise.resolve(Array.from({ length: left }, (_, place) => last + 1 + place));
      });
      const read: number[] = [];
      for await (const row of rows) read.push(row);
      expect(read).toEqual(Array.from({ length: count }, (_, row) => row));
      expect(pages).toBe(Math.floor(count / 1000) + 1);
    }),
  );
});
