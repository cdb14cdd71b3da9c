import fc from 'fast-check';
import { nearFirst } from './near-first.ts';

const values = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 2 }));

it('has all of them once, one\u2019s own first, those in use next, each in their order', () => {
  fc.assert(
    fc.property(values, fc.func(fc.integer({ min: 0, max: 2 })), (names, place) => {
      const options = names.map((value) => ({ value }));
      const at = (rank: number) => names.filter((name) => place(name) === rank);
      const found = nearFirst(options, at(0), new Set(at(1)));
      expect(found.map(({ value }) => value)).toEqual([...at(0), ...at(1), ...at(2)]);
    }),
  );
});
