import { formatDate } from './format-date.ts';

describe('dates', () => {
  const evening = new Date('2026-03-05T19:04:00Z');

  it.each([
    ['YYYY-MM-DD', '2026-03-06'],
    ['DD.MM.YYYY HH:mm', '06.03.2026 01:04'],
    ['HH:mm DD.MM.YYYY', '01:04 06.03.2026'],
    ['DD.MM.YYYY', '06.03.2026'],
    ['DD MMMM YYYY', '06 марта 2026'],
    ['YYYY-MM', '2026-03'],
    ['HH:mm', '01:04'],
  ] as const)('lays out %s on the wall clock of the zone', (layout, text) => {
    expect(formatDate(evening, layout, 'ru', 'Asia/Bishkek')).toBe(text);
  });

  it.each([
    ['en', '05 March 2026'],
    ['de', '05 März 2026'],
    ['tr', '05 Mart 2026'],
    ['zh', '2026年3月5日'],
  ] as const)('names the month in %s', (locale, text) => {
    expect(formatDate(evening, 'DD MMMM YYYY', locale, 'UTC')).toBe(text);
  });

  it('shows midnight as 00:00', () => {
    expect(formatDate(new Date('2026-03-05T00:00:00Z'), 'HH:mm', 'en', 'UTC')).toBe('00:00');
  });
});
