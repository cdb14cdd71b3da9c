import fc from 'fast-check';
import { parseMoney } from './parse-money.ts';
import { presentMoney } from './present-money.ts';

describe('a sum of money', () => {
  it('comes back as it went out, whatever the digits of its currency', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: Number.MAX_SAFE_INTEGER }),
        fc.constantFrom('KGS', 'JPY', 'KWD'),
        (minor, currency) => parseMoney(presentMoney(minor, currency).amount, currency) === minor,
      ),
    );
  });

  it.each([
    ['1250.5', 'KGS', 125_050],
    ['1250.500', 'KGS', 125_050],
    ['007', 'KGS', 700],
    ['7', 'JPY', 7],
    ['7.0', 'JPY', 7],
    ['7.5', 'JPY', null],
    ['0.005', 'KGS', null],
    ['-1', 'KGS', null],
    ['1,5', 'KGS', null],
    ['1.', 'KGS', null],
    ['', 'KGS', null],
    ['90071992547410', 'KGS', null],
  ])('%s %s is %s minor units', (amount, currency, minor) => {
    expect(parseMoney(amount, currency)).toBe(minor);
  });
});
