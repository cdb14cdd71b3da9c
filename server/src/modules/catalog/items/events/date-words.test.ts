import { LOCALES } from '@karavan/shared-api/contract/locales';
import { dateWords } from './date-words.ts';

const at = (more_dates: number) => ({
  starts_at: new Date('2026-12-01T13:00:00Z'),
  time_zone: 'Asia/Bishkek',
  more_dates,
});

it.each([
  [0, '1 дек., 19:00'],
  [1, '1 дек., 19:00 · ещё 1 дата'],
  [2, '1 дек., 19:00 · ещё 2 даты'],
  [5, '1 дек., 19:00 · ещё 5 дат'],
  [21, '1 дек., 19:00 · ещё 21 дата'],
])('the card of an event with %i more dates says %s', (more, words) => {
  expect(dateWords(at(more), 'ru')).toBe(words);
});

it.each(LOCALES)('has words for every number in %s', (locale) => {
  for (let more = 1; more <= 30; more += 1) {
    expect(dateWords(at(more), locale)).toMatch(new RegExp(`· .*${more}`));
  }
});
