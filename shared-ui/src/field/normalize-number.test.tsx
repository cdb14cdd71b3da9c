import fc from 'fast-check';
import { settleNumber, typeNumber } from './normalize-number.ts';

/** Types a text character by character, as a person does. */
const typeAll = (text: string, rules: Parameters<typeof typeNumber>[2]) =>
  text.split('').reduce((value, letter) => typeNumber(value + letter, value, rules), '');

const rulesOf = fc.record({
  decimals: fc.integer({ min: 0, max: 4 }),
  min: fc.integer({ min: -1000, max: 0 }),
  max: fc.integer({ min: 1, max: 1000 }),
});

test.each([
  ['007', {}, '7'],
  ['000', {}, '0'],
  ['0', {}, '0'],
  ['1.5', {}, '15'],
  ['1,50', { decimals: 2 }, '1.50'],
  ['.5', { decimals: 1 }, '0.5'],
  ['1.239', { decimals: 2 }, '1.23'],
  ['-3', {}, '3'],
  ['-3', { min: -5 }, '-3'],
  ['12a4', {}, '124'],
])('typing %s with %j gives %s', (text, rules, result) => {
  expect(typeAll(text, rules)).toBe(result);
});

test('whatever is typed, the field holds the beginning of a number without leading zeros', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789.,- x'.split('')) }),
      rulesOf,
      (text, rules) => {
        const value = typeAll(text, rules);
        expect(value).toMatch(/^-?(0|[1-9]\d*)?(\.\d*)?$/);
        expect(value.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(rules.decimals);
      },
    ),
  );
});

test('a number that has been left is within its limits, and leaving it twice changes nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789.-'.split('')) }),
      rulesOf,
      (text, rules) => {
        const settled = settleNumber(typeAll(text, rules), rules);
        if (settled === '') return;
        expect(Number(settled)).toBeGreaterThanOrEqual(rules.min);
        expect(Number(settled)).toBeLessThanOrEqual(rules.max);
        expect(settleNumber(settled, rules)).toBe(settled);
      },
    ),
  );
});

test.each([
  ['', ''],
  ['-', ''],
  ['.', ''],
  ['5.', '5'],
  ['-0', '0'],
])('leaving %j gives %j', (text, result) => {
  expect(settleNumber(text, { decimals: 1, min: -9, max: 9 })).toBe(result);
});
