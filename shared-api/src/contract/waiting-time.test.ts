import fc from 'fast-check';
import { LOCALES } from './locales.ts';
import { waitingTime } from './waiting-time.ts';

it.each([
  [1, 'через 1 секунду', 'in 1 second', 'in 1 Sekunde', '1 saniye sonra', '1秒钟后'],
  [60, 'через 1 минуту', 'in 1 minute', 'in 1 Minute', '1 dakika sonra', '1分钟后'],
  [121, 'через 3 минуты', 'in 3 minutes', 'in 3 Minuten', '3 dakika sonra', '3分钟后'],
  [715, 'через 12 минут', 'in 12 minutes', 'in 12 Minuten', '12 dakika sonra', '12分钟后'],
  [86_400, 'через 24 часа', 'in 24 hours', 'in 24 Stunden', '24 saat sonra', '24小时后'],
  [1260, 'через 21 минуту', 'in 21 minutes', 'in 21 Minuten', '21 dakika sonra', '21分钟后'],
])('says %d seconds in every language', (seconds, ...texts) => {
  expect((['ru', 'en', 'de', 'tr', 'zh'] as const).map((at) => waitingTime(seconds, at))).toEqual(
    texts,
  );
});

it('never promises less than it takes, nor a minute more, of hours nor an hour', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 100_000, noNaN: true }),
      fc.constantFrom(...LOCALES),
      (seconds, locale) => {
        const text = waitingTime(seconds, locale);
        const unit = seconds < 60 ? 1 : seconds < 7200 ? 60 : 3600;
        const said = Number(/\d+/.exec(text)![0]) * unit;
        expect(said).toBeGreaterThanOrEqual(seconds);
        expect(said - seconds).toBeLessThan(Math.max(60, unit));
      },
    ),
  );
});
