import fc from 'fast-check';
import { fontOf, runsOf } from './fonts.ts';

it('loses no letter of a text, and finds a file for each of its parts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const runs = runsOf(text);
      expect(runs.map((run) => run.text).join('')).toBe(text.normalize('NFC'));
      expect(runs.every(({ part }) => fontOf(part, 700).content.length > 0)).toBe(true);
    }),
  );
});

it.each([
  ['Sum 12', 'latin'],
  ['Чек', 'cyrillic'],
  ['өүң', 'cyrillic-ext'],
  ['ğş', 'latin-ext'],
  ['小票', 'chinese-simplified'],
])('%s is of the part %s', (text, part) => {
  expect(runsOf(text).at(-1)!.part).toBe(part);
});
