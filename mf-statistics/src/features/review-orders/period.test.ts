import fc from 'fast-check';
import { daysOf, eachDay, parsePeriod, PERIODS } from './period.ts';

const DAY = 86_400_000;
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
      const days = eachDay({ from, to });
      expect(days).toHaveLength(period);
      expect([days[0], days.at(-1)]).toEqual([from, to]);
    }),
  );
});

it('days follow each other without a gap, clocks that change included', () => {
  fc.assert(
    fc.property(anyMoment, fc.nat(800), (first, length) => {
      const day = (offset: number) =>
        new Date(first.getTime() + offset * DAY).toISOString().slice(0, 10);
      expect(eachDay({ from: day(0), to: day(length) })).toEqual(
        Array.from({ length: length + 1 }, (_, offset) => day(offset)),
      );
    }),
  );
});

it('a span that ends before it begins has no days', () => {
  expect(eachDay({ from: '2026-11-20', to: '2026-11-19' })).toEqual([]);
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
