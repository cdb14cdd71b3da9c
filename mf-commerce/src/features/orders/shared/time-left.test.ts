import { timeLeft } from './time-left.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

it.each([
  [-1, ''],
  [59, ''],
  [60, 'через 1 минуту'],
  [7199, 'через 1 час'],
  [86_399, 'через 23 часа'],
  [200_000, 'через 2 дня'],
])('%d seconds before the deadline there is "%s" left', (seconds, text) => {
  expect(timeLeft(NOW + seconds * 1000, NOW, 'ru')).toBe(text);
});
