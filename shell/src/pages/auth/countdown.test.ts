import fc from 'fast-check';
import { countdown } from './countdown.ts';

it.each([
  [1, '1 с', '1 sec', '1 Sek.', '1 sn.', '1秒'],
  [59, '59 с', '59 sec', '59 Sek.', '59 sn.', '59秒'],
  [60, '1:00', '1:00', '1:00', '1:00', '1:00'],
  [703, '11:43', '11:43', '11:43', '11:43', '11:43'],
])('writes %d seconds', (seconds, ...texts) => {
  expect(
    (['ru', 'en', 'de', 'tr', 'zh'] as const).map((locale) =>
      countdown(seconds, locale).replace('\u00A0', ' '),
    ),
  ).toEqual(texts);
});

it('loses no second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 3600 }), (seconds) => {
      const [minutes = 0, rest = 0] = countdown(seconds, 'ru').split(':').map(Number);
      expect(minutes * 60 + rest).toBe(seconds);
    }),
  );
});
