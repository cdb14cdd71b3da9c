import fc from 'fast-check';
import { endOfQuiet, minutesOf, timeOf } from './quiet-hours.ts';

const NIGHT = { from: '22:00', until: '07:30' };
const at = (time: string) => new Date(`2026-11-26T${time}:20Z`);

it('ends in the morning, in the zone of the person', () => {
  expect(endOfQuiet(at('23:10'), NIGHT, 'UTC')).toEqual(new Date('2026-11-27T07:30:00Z'));
  expect(endOfQuiet(at('07:29'), NIGHT, 'UTC')).toEqual(new Date('2026-11-26T07:30:00Z'));
  // 05:10 in Bishkek.
  expect(endOfQuiet(at('23:10'), NIGHT, 'Asia/Bishkek')).toEqual(new Date('2026-11-27T01:30:00Z'));
});

it.each(['07:30', '12:00', '21:59'])('is over at %s', (time) => {
  expect(endOfQuiet(at(time), NIGHT, 'UTC')).toBeNull();
});

it('ends within a day, at a moment that is quiet no more, whatever the hours', () => {
  const time = fc.nat({ max: 1439 }).map(timeOf);
  fc.assert(
    fc.property(time, time, fc.nat({ max: 2_000_000_000 }), (from, until, seconds) => {
      fc.pre(from !== until);
      const now = new Date(seconds * 1000);
      const end = endOfQuiet(now, { from, until }, 'Asia/Kathmandu');
      if (!end) return;
      expect(end > now && end.getTime() - now.getTime() <= 86_400_000).toBe(true);
      expect(endOfQuiet(end, { from, until }, 'Asia/Kathmandu')).toBeNull();
    }),
  );
  expect(timeOf(minutesOf('00:05'))).toBe('00:05');
});
