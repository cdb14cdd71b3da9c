import fc from 'fast-check';
import { weekdayName } from './weekday-name.ts';

it('names the day that calendars name, in every language and both forms', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 7 }),
      fc.constantFrom('ru', 'en', 'de', 'tr', 'zh'),
      fc.constantFrom('short', 'long'),
      (weekday, locale, form) => {
        // 1 June 2026 is a Monday.
        const day = new Date(2026, 5, weekday, 12);
        expect(weekdayName(weekday, locale, form)).toBe(
          day.toLocaleDateString(locale, { weekday: form }),
        );
      },
    ),
  );
});
