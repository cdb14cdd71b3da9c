import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { drawPersonalCode, readPersonalCode } from './personal-code.ts';

const key = randomBytes(32);
const MINUTE = 60_000;
const moment = fc.integer({ min: 1_700_000_000_000, max: 4_000_000_000_000 });
const person = fc.integer({ min: 1, max: 2 ** 40 });

describe('a personal code', () => {
  it('names its owner for the rest of its minute and the next one whole, and no longer', () => {
    fc.assert(
      fc.property(person, moment, fc.integer({ min: 0, max: 5 * MINUTE }), (id, now, later) => {
        const { code, expiresIn } = drawPersonalCode(key, id, now);
        const left = MINUTE - (now % MINUTE);
        expect(expiresIn).toBe(Math.ceil(left / 1000));
        expect(readPersonalCode(key, code, now + later)).toEqual(
          later < left + MINUTE
            ? { kind: 'fresh', userId: id, window: Math.floor(now / MINUTE) }
            : { kind: 'expired' },
        );
      }),
    );
  });

  it('of the minute to come is not accepted: nobody can have seen it', () => {
    const { code } = drawPersonalCode(key, 1, 10 * MINUTE);
    expect(readPersonalCode(key, code, 10 * MINUTE - 1)).toEqual({ kind: 'expired' });
  });

  it('cannot be made without the key, for another person, or for another minute', () => {
    const now = Date.now();
    const { code } = drawPersonalCode(key, 12, now);
    const [, minute = '', seal = ''] = code.split('.');
    for (const forged of [
      drawPersonalCode(randomBytes(32), 12, now).code,
      `13.${minute}.${seal}`,
      `12.${Number(minute) + 1}.${seal}`,
      `12.${minute}.${'A'.repeat(22)}`,
      `${code}A`,
      '12',
      '',
    ]) {
      expect(readPersonalCode(key, forged, now)).toEqual({ kind: 'no code' });
    }
  });
});
