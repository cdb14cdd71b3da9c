import fc from 'fast-check';
import { readBarcode } from './barcode.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

describe('readBarcode', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    ['96385074', '96385074'],
    ['036000291452', '0036000291452'],
    ['4 006381 333931', '4006381333931'],
    ['4006381333932', null],
    ['036000291453', null],
    ['400638133393', null],
    ['SKU-1', null],
    ['', null],
  ])('reads %j as %j', (text, code) => {
    expect(readBarcode(text)).toBe(code);
  });

  it('knows exactly one last digit for any others, and notices any digit that is wrong', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(7, 12).chain(digits),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (first, at, by) => {
          const good = Array.from({ length: 10 }, (_, last) => [...first, last].join('')).filter(
            (code) => readBarcode(code) !== null,
          );
          expect(good).toHaveLength(1);
          const wrong = Array.from(good[0]!, Number);
          const place = at % wrong.length;
          wrong[place] = (wrong[place]! + by) % 10;
          expect(readBarcode(wrong.join(''))).toBeNull();
        },
      ),
    );
  });
});
