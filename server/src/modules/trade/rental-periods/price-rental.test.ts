import fc from 'fast-check';
import { priceOfDay, sumOfParts, type PriceRule } from '@karavan/shared-api/contract/rental-price';
import { addDays, weekdayOf } from '../../../platform/time/wall-time.ts';
import { daysOfUnits, priceRental } from './price-rental.ts';

const ZONES = ['Asia/Bishkek', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'] as const;
const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days));
const price = fc.integer({ min: 0, max: 10_000_000 });
const rule: fc.Arbitrary<PriceRule> = fc.record({
  from: fc.option(day),
  to: fc.option(day),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
  price,
});
const rental = fc.record({
  unit: fc.constantFrom('minute', 'hour', 'day', 'month', 'year'),
  time_zone: fc.constantFrom(...ZONES),
  price,
  rules: fc.array(rule, { maxLength: 6 }),
});
const request = fc.record({
  starts_at: fc
    .tuple(day, fc.integer({ min: 0, max: 23 }))
    .map(([date, hour]) => `${date}T${String(hour).padStart(2, '0')}:00`),
  units: fc.integer({ min: 1, max: 60 }),
});

describe('the price of a period', () => {
  it('is the sum of its units, each by the first rule that its day keeps to', () => {
    fc.assert(
      fc.property(rental, request, (terms, asked) => {
        const parts = priceRental(terms, asked);
        const days = daysOfUnits(terms, asked);
        const each = days.map((one) => priceOfDay(one, terms.price, terms.rules));
        expect(sumOfParts(parts)).toBe(each.reduce((sum, one) => sum + one, 0));
        expect(parts.reduce((sum, { units }) => sum + units, 0)).toBe(asked.units);
        expect(new Set(parts.map((part) => part.price)).size).toBe(parts.length);
      }),
    );
  });

  it('is the usual one without rules, and no later rule takes the place of an earlier one', () => {
    fc.assert(
      fc.property(rental, request, price, (terms, asked, other) => {
        const plain = priceRental({ ...terms, rules: [] }, asked);
        expect(plain).toEqual([{ units: asked.units, price: terms.price }]);
        const always = { from: null, to: null, weekdays: [], price: other };
        const first = priceRental({ ...terms, rules: [always, ...terms.rules] }, asked);
        expect(first).toEqual([{ units: asked.units, price: other }]);
      }),
    );
  });

  it('of two periods that follow each other is that of both together', () => {
    fc.assert(
      fc.property(rental, request, fc.integer({ min: 1, max: 30 }), (terms, asked, more) => {
        const daily = { ...terms, unit: 'day' } as const;
        const [date, time] = asked.starts_at.split('T');
        const next = { starts_at: `${addDays(date!, asked.units)}T${time}`, units: more };
        const whole = { ...asked, units: asked.units + more };
        const sum = (one: typeof asked) => sumOfParts(priceRental(daily, one));
        expect(sum(asked) + sum(next)).toBe(sum(whole));
      }),
    );
  });

  it('knows the days of the week', () => {
    fc.assert(
      fc.property(day, (one) => {
        const rules = [{ from: null, to: null, weekdays: [weekdayOf(one)], price: 1 }];
        expect(priceOfDay(one, 2, rules)).toBe(1);
        expect(priceOfDay(addDays(one, 1), 2, rules)).toBe(2);
      }),
    );
  });
});

describe('the days on which units begin', () => {
  it('are those of the clock there, also where it is changed', () => {
    const berlin = { unit: 'hour', time_zone: 'Europe/Berlin' } as const;
    // The clock leaps from two to three.
    const spring = daysOfUnits(berlin, { starts_at: '2026-03-28T23:00', units: 24 });
    expect(spring.filter((one) => one === '2026-03-29')).toHaveLength(23);
    const autumn = daysOfUnits(berlin, { starts_at: '2026-10-25T00:00', units: 26 });
    expect(autumn.filter((one) => one === '2026-10-25')).toHaveLength(25);
    expect(
      daysOfUnits({ ...berlin, unit: 'month' }, { starts_at: '2026-01-31T10:00', units: 3 }),
    ).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
  });
});
