import fc from 'fast-check';
import { newSize } from './item-values.ts';
import { EU_SIZES, formatOf, LETTER_SIZES, sorted, toggled } from './size-formats.ts';

const name = fc.constantFrom(...LETTER_SIZES, ...EU_SIZES);

it('a size that is chosen twice is as it was, and something is always left', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1 }), name, (names, one) => {
      const sizes = names.map(newSize);
      const once = toggled(sizes, one);
      expect(once.length).toBeGreaterThan(0);
      const twice = toggled(once, one);
      expect(new Set(twice.map(({ size }) => size))).toEqual(new Set(names));
    }),
  );
});

it('what has no size goes when something has one', () => {
  expect(toggled([newSize('')], 'M').map(({ size }) => size)).toEqual(['M']);
  expect(toggled([newSize('M')], 'M').map(({ size }) => size)).toEqual(['']);
});

it('the usual sizes stand from small to large, and the format is that of the first', () => {
  const sizes = sorted(['XL', 'Своё', 'S'].map(newSize));
  expect(sizes.map(({ size }) => size)).toEqual(['S', 'XL', 'Своё']);
  expect(['', 'S', '42', 'Своё'].map((size) => formatOf([newSize(size)]))).toEqual([
    'none',
    'letters',
    'eu',
    'own',
  ]);
});
