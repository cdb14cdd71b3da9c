import fc from 'fast-check';
import { readBarcode } from '@karavan/shared-api/contract/barcode';
import { decodeBarcode } from './decode-barcode.ts';

const LEFT = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011';
/** The bars of each digit: with an odd number of dark ones, with an even one, and to the right of the middle. */
const ODD = LEFT.split(' ');
const inverted = (bars: string) => Array.from(bars, (bar) => (bar === '1' ? '0' : '1')).join('');
const RIGHT = ODD.map(inverted);
const EVEN = RIGHT.map((bars) => Array.from(bars).toReversed().join(''));
/** Which of the left digits are even tells the first one. */
const FIRST = 'OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO'.split(' ');

/** The bars of an EAN-13. */
function barsOf(code: string): string {
  const [first, ...digits] = Array.from(code, Number) as [number, ...number[]];
  const left = digits
    .slice(0, 6)
    .map((digit, place) => (FIRST[first]![place] === 'O' ? ODD : EVEN)[digit]!);
  const right = digits.slice(6).map((digit) => RIGHT[digit]!);
  return `101${left.join('')}01010${right.join('')}101`;
}

/** A picture of bars with room around them, each so many pixels wide. */
function draw(bars: string, wide: number) {
  const line = `${'0'.repeat(12)}${bars}${'0'.repeat(12)}`;
  const [width, height] = [line.length * wide, 80];
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) => {
    const x = Math.floor(index / 4) % width;
    return index % 4 !== 3 && line[Math.floor(x / wide)] === '1' ? 20 : 235;
  });
  return { width, height, data };
}

const ean13 = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 })
  .map((digits) =>
    Array.from({ length: 10 }, (_, check) => readBarcode(`${digits.join('')}${check}`)).find(
      (code) => code !== null,
    )!,
  );

it('reads the barcodes of goods', () => {
  fc.assert(
    fc.property(ean13, fc.integer({ min: 2, max: 4 }), (code, wide) => {
      // A code that begins with 0 is told as a UPC-A, which is the same.
      expect(readBarcode(decodeBarcode(draw(barsOf(code), wide))!)).toBe(code);
    }),
    { numRuns: 40 },
  );
});

it('sees none where there is none', () => {
  expect(decodeBarcode(draw('0'.repeat(95), 3))).toBeNull();
  expect(decodeBarcode(draw('01'.repeat(47), 3))).toBeNull();
});
