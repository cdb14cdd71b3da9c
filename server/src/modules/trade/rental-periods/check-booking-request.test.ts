import { checkBookingRequest, type LettingTerms } from './check-booking-request.ts';

const NOW = new Date('2026-11-21T06:00:00Z');

const room: LettingTerms = {
  unit: 'day',
  units_min: 2,
  units_max: 30,
  units_step: 1,
  notice_hours: 0,
  days_ahead: 365,
  starts_from: '14:00:00',
  starts_until: '14:00:00',
  departs_at: null,
  time_zone: 'Asia/Bishkek',
};
const bicycle: LettingTerms = {
  ...room,
  unit: 'hour',
  units_min: 1,
  starts_from: '09:00:00',
  starts_until: '20:00:00',
};

const check = (terms: LettingTerms, starts_at: string, units = 2) =>
  checkBookingRequest(terms, { starts_at, units }, NOW);

describe('a booking request', () => {
  it('comes to a period by the clock of the place', () => {
    expect(check(room, '2026-11-21T14:00')).toEqual({
      period: { from: new Date('2026-11-21T08:00:00Z'), to: new Date('2026-11-23T08:00:00Z') },
    });
  });

  it.each([
    [1, 'too_small'],
    [31, 'too_big'],
  ])('of %i units is refused', (units, problem) => {
    expect(check(room, '2026-12-01T14:00', units)).toEqual({ field: 'units', problem });
  });

  it.each([
    [room, '2026-11-20T14:00', 'in_the_past'],
    [room, '2026-12-01T15:00', 'not_offered'],
    [room, '2026-02-30T14:00', 'invalid'],
    [room, '2027-11-22T14:00', 'not_offered'],
    [bicycle, '2026-12-01T08:00', 'not_offered'],
    [bicycle, '2026-12-01T21:00', 'not_offered'],
    [bicycle, '2026-12-01T09:30', 'not_offered'],
  ])('%# begins at a time that is not offered', (terms, startsAt, problem) => {
    expect(check(terms, startsAt)).toEqual({ field: 'starts_at', problem });
  });

  it('by the hour begins at any step between the first and the last', () => {
    for (const time of ['09:00', '12:00', '20:00']) {
      expect(check(bicycle, `2026-12-01T${time}`)).toHaveProperty('period');
    }
  });

  it('by the minute begins every quarter of an hour', () => {
    const scooter: LettingTerms = { ...bicycle, unit: 'minute', units_max: 120 };
    expect(check(scooter, '2026-12-01T09:45', 30)).toHaveProperty('period');
    expect(check(scooter, '2026-12-01T09:50', 30)).toMatchObject({ problem: 'not_offered' });
  });
});
