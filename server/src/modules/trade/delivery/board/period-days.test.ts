import fc from 'fast-check';
import { daysOfPeriod, type Days } from './period-days.ts';

const DAY = 86_400_000;
const today = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => new Date(days * DAY).toISOString().slice(0, 10));

const lengthOf = ({ from, to }: Days) => (Date.parse(to) - Date.parse(from)) / DAY + 1;

it('holds the day, the week from Monday, and the month, whatever day it is', () => {
  fc.assert(
    fc.property(today, (day) => {
      const [alone, week, month] = (['day', 'week', 'month'] as const).map((period) =>
        daysOfPeriod({ period }, day),
      );
      for (const { from, to } of [alone!, week!, month!]) {
        expect(from <= day && day <= to).toBe(true);
      }
      expect(lengthOf(alone!)).toBe(1);
      expect([lengthOf(week!), new Date(week!.from).getUTCDay()]).toEqual([7, 1]);
      expect(month!.from).toBe(`${day.slice(0, 7)}-01`);
      expect(new Date(Date.parse(month!.to) + DAY).getUTCDate()).toBe(1);
    }),
  );
});

it.each([
  [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
  [{ from: '2026-03-02' }, 'to'],
  [{ to: '2026-03-02' }, 'from'],
  [{ from: '2020-03-02', to: '2026-03-01' }, 'to'],
])('refuses %j', (days, field) => {
  expect(() => daysOfPeriod({ period: 'own', ...days }, '2026-03-01')).toThrow(
    expect.objectContaining({ details: { fields: { [field]: expect.anything() } } }),
  );
});
