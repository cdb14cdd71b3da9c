import { daysOf, eachDay, parsePeriod, PERIODS } from './period.ts';

describe('periods', () => {
  it.each(PERIODS)('%i days are that many days, today at the place included', (period) => {
    const { from, to } = daysOf(period, new Date('2026-11-19T19:00:00Z'), 'Asia/Bishkek');
    expect(to).toBe('2026-11-20');
    expect(eachDay({ from, to })).toHaveLength(period);
  });

  it('reads an address, and thirty days from anything else', () => {
    expect(parsePeriod('7')).toBe(7);
    expect(parsePeriod('8')).toBe(30);
    expect(parsePeriod(null)).toBe(30);
  });
});
