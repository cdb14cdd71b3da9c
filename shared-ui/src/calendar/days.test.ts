import fc from 'fast-check';
import { addDays, addMonths, daysBetween, monthOf, weekdayOf, weeksOf } from './days.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('weeks hold every day of their month once, begin on the chosen weekday, and nothing more', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 7 }), (any, firstWeekday) => {
      const month = monthOf(any);
      const weeks = weeksOf(month, firstWeekday);
      expect(weeks.map(([first]) => weekdayOf(first!))).toEqual(weeks.map(() => firstWeekday));
      const days = weeks.flat();
      expect(days.filter((one) => monthOf(one) === month)).toHaveLength(
        daysBetween(`${month}-01`, addMonths(`${month}-01`, 1)),
      );
      for (const week of weeks) expect(week.some((one) => monthOf(one) === month)).toBe(true);
    }),
  );
});

test('days there and back are the same day', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -500, max: 500 }), (from, count) => {
      expect(daysBetween(from, addDays(from, count))).toBe(count);
      expect(addDays(addDays(from, count), -count)).toBe(from);
    }),
  );
});

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2026-12-31', 12, '2027-12-31'],
])('%s and %i months is %s', (from, count, to) => {
  expect(addMonths(from, count)).toBe(to);
});
