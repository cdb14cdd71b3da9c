import fc from 'fast-check';
import { capCount, formatCount } from './format-count.ts';

describe('counts', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1250, '1.2k'],
    [999_999, '999.9k'],
    [1_000_000, '1m'],
    [2_390_000, '2.3m'],
  ])('abbreviates %d to %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  it('never claims more than there are', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (count) => {
        const [, number, sign] = /^([\d.]+)([km]?)$/.exec(formatCount(count)) ?? [];
        const unit = { '': 1, k: 1000, m: 1_000_000 }[sign as '' | 'k' | 'm'];
        expect(Number(number) * unit).toBeLessThanOrEqual(count * (1 + Number.EPSILON * 4));
      }),
    );
  });

  it('are capped in badges', () => {
    expect(capCount(99, 99)).toBe('99');
    expect(capCount(100, 99)).toBe('99+');
    expect(capCount(1000, 999)).toBe('999+');
  });
});
