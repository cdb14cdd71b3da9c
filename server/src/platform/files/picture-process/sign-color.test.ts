import { converter, wcagContrast } from 'culori';
import fc from 'fast-check';
import { CONTRAST_MIN, signColorOf } from './sign-color.ts';

const toOklch = converter('oklch');

const byte = fc.integer({ min: 0, max: 255 });
const pixel = fc.tuple(byte, byte, byte, fc.constantFrom(0, 127, 128, 255));
const picture = fc.array(pixel, { maxLength: 200 }).map((pixels) => Uint8Array.from(pixels.flat()));

const filled = (...parts: (readonly [color: readonly number[], pixels: number])[]) =>
  Uint8Array.from(
    parts.flatMap(([color, pixels]) =>
      Array(pixels)
        .fill([...color, 255])
        .flat(2),
    ),
  );

const RED = [200, 40, 30] as const;
const GREEN = [30, 140, 60] as const;
const WHITE = [255, 255, 255] as const;

test('white is read on the colour of any picture', () => {
  fc.assert(
    fc.property(picture, (pixels) => {
      const color = signColorOf(pixels);
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(wcagContrast(color, '#ffffff')).toBeGreaterThanOrEqual(CONTRAST_MIN);
    }),
  );
});

test('the colour can be told from black, and is no louder than a page bears', () => {
  fc.assert(
    fc.property(picture, (pixels) => {
      const { l, c } = toOklch(signColorOf(pixels))!;
      expect(l).toBeGreaterThan(0.33);
      expect(c).toBeLessThan(0.16);
    }),
  );
});

test('the order of the pixels means nothing', () => {
  fc.assert(
    fc.property(fc.array(pixel, { minLength: 1, maxLength: 60 }), (pixels) => {
      // The sums differ in their last digit, so a channel may by one.
      const [there, back] = [pixels, pixels.toReversed()].map((list) =>
        parseInt(signColorOf(Uint8Array.from(list.flat())).slice(1), 16),
      );
      for (const shift of [0, 8, 16]) {
        expect(Math.abs(((there! >> shift) & 255) - ((back! >> shift) & 255))).toBeLessThan(2);
      }
    }),
  );
});

test('what a sign is drawn in has its hue, whatever paper it lies on', () => {
  const alone = toOklch(signColorOf(filled([RED, 100])))!;
  const onPaper = toOklch(signColorOf(filled([WHITE, 900], [RED, 100])))!;
  expect(
    Math.abs(alone.h! - toOklch({ mode: 'rgb', r: 200 / 255, g: 40 / 255, b: 30 / 255 }).h!),
  ).toBeLessThan(3);
  expect(onPaper).toEqual(alone);
});

test('of two colours the commoner one is taken, not a mixture', () => {
  const [mostlyRed, red] = [filled([RED, 70], [GREEN, 30]), filled([RED, 70])].map(signColorOf);
  expect(mostlyRed).toBe(red);
});

test.each([
  ['nothing', filled()],
  ['what is transparent', Uint8Array.from([255, 0, 0, 0])],
  ['white', filled([WHITE, 50])],
  ['grey with a speck of red', filled([[90, 90, 90], 500], [RED, 1])],
])('%s has the colour of slate', (_, pixels) => {
  expect(toOklch(signColorOf(pixels))!.c).toBeLessThan(0.01);
});
