import fc from 'fast-check';
import { convertMinor } from './convert-money.ts';

const rates = new Map([
  ['USD', '1.00000000'],
  ['KGS', '87.45'],
  ['JPY', '156'],
  ['UZS', '11950.5'],
]);
const currency = fc.constantFrom(...rates.keys());
const sum = fc.integer({ min: 0, max: 1_000_000_000 });

it('counts in the digits of each currency', () => {
  expect(convertMinor(8745, 'KGS', 'USD', rates)).toBe(100);
  expect(convertMinor(100, 'USD', 'KGS', rates)).toBe(8745);
  expect(convertMinor(100, 'USD', 'JPY', rates)).toBe(156);
  expect(convertMinor(156, 'JPY', 'USD', rates)).toBe(100);
});

it('rounds half away from zero', () => {
  const halves = new Map([
    ['USD', '1'],
    ['EUR', '0.5'],
  ]);
  expect(convertMinor(1, 'USD', 'EUR', halves)).toBe(1);
  expect(convertMinor(-1, 'USD', 'EUR', halves)).toBe(-1);
});

it('knows no sum without a rate', () => {
  expect(convertMinor(100, 'USD', 'XAU', rates)).toBeNull();
  expect(convertMinor(100, 'XAU', 'USD', rates)).toBeNull();
});

it('keeps the order of sums, and a sum in its own currency', () => {
  fc.assert(
    fc.property(sum, sum, currency, currency, (one, other, from, to) => {
      const [small, large] = one < other ? [one, other] : [other, one];
      expect(convertMinor(small, from, to, rates)!).toBeLessThanOrEqual(
        convertMinor(large, from, to, rates)!,
      );
      expect(convertMinor(one, from, from, rates)).toBe(one);
    }),
  );
});

it('comes back to where it began, but for the rounding', () => {
  fc.assert(
    fc.property(sum, (minor) => {
      const som = convertMinor(minor, 'USD', 'KGS', rates)!;
      expect(convertMinor(som, 'KGS', 'USD', rates)).toBe(minor);
    }),
  );
});
