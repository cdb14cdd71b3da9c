import fc from 'fast-check';
import { SIZE_FORMATS, SIZES_OF } from '@karavan/shared-api/contract/size-formats';
import { newSize } from './item-values.ts';
import { entryOf, formatsWith, sorted, toggled } from './size-formats.ts';

const name = fc.constantFrom(...SIZES_OF.letters, ...SIZES_OF.eu_shoes);

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
  const sizes = sorted(['XL', 'Своё', 'S'].map(newSize), 'letters');
  expect(sizes.map(({ size }) => size)).toEqual(['S', 'XL', 'Своё']);
  expect(
    ['', 'S', '41', 'US 8.5', '50 ml', 'Своё'].map((size) => entryOf([newSize(size)])),
  ).toEqual(['none', 'letters', 'eu_shoes', 'us_shoes', 'volume', 'own']);
});

it('the format of what is there is offered beside those of the category', () => {
  expect(formatsWith(['letters'], 'age')).toEqual(['letters', 'age']);
  expect(formatsWith(['letters'], 'letters')).toEqual(['letters']);
  expect(formatsWith([], 'own')).toEqual([]);
});

it('a size is told once in its format', () => {
  for (const format of SIZE_FORMATS) {
    expect(new Set(SIZES_OF[format]).size).toBe(SIZES_OF[format].length);
  }
});
