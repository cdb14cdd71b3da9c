import fc from 'fast-check';
import { daysBetween } from '@karavan/shared-ui/days';
import { daysOf, ownDays, parsePeriod, PERIODS } from './period.ts';

const anyMoment = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
});
/** Some of these zones change their clocks in the middle of a period. */
const anyZone = fc.constantFrom(
  'Asia/Bishkek',
  'Europe/Berlin',
  'America/New_York',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Sao_Paulo',
);

it.each(PERIODS)('a period of %i days has that many, today at the place the last', (period) => {
  fc.assert(
    fc.property(anyMoment, anyZone, (now, zone) => {
      const { from, to } = daysOf(period, now, zone);
      expect(to).toBe(now.toLocaleDateString('sv-SE', { timeZone: zone }));
      expect(daysBetween(from, to)).toBe(period - 1);
    }),
  );
});

it('an address names one of the periods, and thirty days by anything else', () => {
  for (const period of PERIODS) expect(parsePeriod(String(period))).toBe(period);
  fc.assert(
    fc.property(fc.option(fc.string()), (text) => {
      fc.pre(!PERIODS.some((period) => String(period) === text));
      expect(parsePeriod(text)).toBe(30);
    }),
  );
});

it.each([
  ['2026-01-01', '2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
  ['2026-01-01', '2026-01-01', { from: '2026-01-01', to: '2026-01-01' }],
  ['2026-02-01', '2026-01-31', null],
  ['2026-02-01', null, null],
  ['2026-13-01', '2026-14-01', null],
  ['2026-02-01', '2026-02-30', null],
  ['yesterday', 'today', null],
] as const)('own days from %s to %s', (from, to, span) => {
  expect(ownDays(from, to)).toEqual(span);
});
