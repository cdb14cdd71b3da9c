import fc from 'fast-check';
import { CONTRACT_VERSION, satisfiesContract } from './contract-version.ts';

const part = fc.nat(20);

describe('satisfiesContract', () => {
  it('accepts the present contract', () => {
    expect(satisfiesContract(`^${CONTRACT_VERSION}`, CONTRACT_VERSION)).toBe(true);
  });

  it('refuses another major number and anything older', () => {
    fc.assert(
      fc.property(part, part, part, part, part, part, (a, b, c, x, y, z) => {
        const expected = a === x && (y > b || (y === b && z >= c));
        expect(satisfiesContract(`^${a}.${b}.${c}`, `${x}.${y}.${z}`)).toBe(expected);
      }),
    );
  });

  it.each(['*', '1.0.0', '>=1.0.0', '', '^1'])(
    'refuses the range %j, which states no caret',
    (range) => {
      expect(satisfiesContract(range, '1.0.0')).toBe(false);
    },
  );
});
