import fc from 'fast-check';
import { drawAttendanceCode, readAttendanceCode } from './attendance-code.ts';

const KEY = Buffer.alloc(32, 7);
const MINUTE = 60_000;
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
const organization = fc.integer({ min: 1, max: 1_000_000_000 });

it('is accepted in its minute and in the next one, scanned or typed, and not after', () => {
  fc.assert(
    fc.property(organization, moment, (id, now) => {
      const { code, digits, expires_in } = drawAttendanceCode(KEY, id, now);
      expect(digits).toMatch(/^\d{6}$/);
      expect(expires_in).toBeGreaterThan(0);
      expect(expires_in).toBeLessThanOrEqual(60);
      for (const text of [code, digits]) {
        expect(readAttendanceCode(KEY, id, text, now)).toBe('fresh');
        expect(readAttendanceCode(KEY, id, text, now + MINUTE)).toBe('fresh');
      }
      expect(readAttendanceCode(KEY, id, code, now + 2 * MINUTE)).toBe('wrong');
    }),
  );
});

it('of another organization is told so, of another key it is none', () => {
  fc.assert(
    fc.property(organization, organization, moment, (id, other, now) => {
      fc.pre(id !== other);
      const { code } = drawAttendanceCode(KEY, id, now);
      expect(readAttendanceCode(KEY, other, code, now)).toBe('elsewhere');
      expect(readAttendanceCode(Buffer.alloc(32, 8), id, code, now)).toBe('wrong');
    }),
  );
});

it.each(['', '12345', '1234567', '1.2.abc', 'UID12'])('%s is none', (text) => {
  expect(readAttendanceCode(KEY, 1, text, 0)).toBe('wrong');
});
