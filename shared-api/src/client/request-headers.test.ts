import fc from 'fast-check';
import { requestHeaders, timestampWithOffset } from './request-headers.ts';

const anyMoment = fc.date({
  min: new Date('1970-01-02'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});
/** All time zones lie between UTC-12 and UTC+14. */
const anyOffset = fc.integer({ min: -12 * 60, max: 14 * 60 });

describe('the device timestamp', () => {
  it('names the same moment whatever the zone', () => {
    fc.assert(
      fc.property(anyMoment, anyOffset, (moment, offset) => {
        expect(Date.parse(timestampWithOffset(moment, offset))).toBe(moment.getTime());
      }),
    );
  });

  it('is ISO 8601 with the offset of the zone', () => {
    fc.assert(
      fc.property(anyMoment, anyOffset, (moment, offset) => {
        const text = timestampWithOffset(moment, offset);
        const [, sign, hours, minutes] =
          /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}([+-])(\d\d):(\d\d)$/.exec(text) ?? [];
        expect(Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))).toBeCloseTo(offset);
      }),
    );
  });

  it('shows the wall clock of the device', () => {
    const noonUtc = new Date('2026-11-20T12:00:00Z');
    expect(timestampWithOffset(noonUtc, 360)).toBe('2026-11-20T18:00:00.000+06:00');
    expect(timestampWithOffset(noonUtc, -210)).toBe('2026-11-20T08:30:00.000-03:30');
  });
});

describe('the headers of the main client', () => {
  it('tell language, currency, clock and marker for a guest, and no authorization', () => {
    const headers = requestHeaders({ locale: 'de', currency: 'USD', csrfToken: 'pre-session' });
    expect(headers).toEqual({
      'X-Device-Timestamp': expect.stringMatching(/[+-]\d\d:\d\d$/),
      'Accept-Language': 'de',
      'X-Currency': 'USD',
      'X-CSRFToken': 'pre-session',
      'X-Requested-With': 'XMLHttpRequest',
    });
  });

  it('carry the token of a session unless an authorization is set', () => {
    const context = { locale: 'ru', token: 'abc' };
    expect(requestHeaders(context)).toHaveProperty('Authorization', 'Token abc');
    expect(requestHeaders(context, { authorization: 'Token other' })).toHaveProperty(
      'Authorization',
      'Token other',
    );
  });
});
