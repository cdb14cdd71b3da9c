import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { formatRelativeTime } from './format-relative-time.ts';
import { RelativeTime } from './relative-time.tsx';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test.each([
  [0, 'just now'],
  [9, 'just now'],
  [10, '10 sec. ago'],
  [59, '59 sec. ago'],
  [60, '1 min. ago'],
  [3599, '59 min. ago'],
  [3600, '1 hr. ago'],
  [86_399, '23 hr. ago'],
  [86_400, '20.11.2026'],
  [-5, 'just now'],
  [-60, '21.11.2026'],
])('%d seconds ago reads %s', (seconds, text) => {
  const options = { now: NOW, locale: 'en', justNow: 'just now', timeZone: 'UTC' };
  expect(formatRelativeTime(NOW - seconds * 1000, options)).toBe(text);
});

test.each([
  ['Asia/Bishkek', '20.11.2026'],
  ['America/New_York', '19.11.2026'],
])('in %s it was another day', (timeZone, text) => {
  const moment = Date.parse('2026-11-19T20:00:00Z');
  expect(
    formatRelativeTime(moment, { now: NOW, locale: 'ru', justNow: 'только что', timeZone }),
  ).toBe(text);
});

test('the exact moment is there for machines', () => {
  renderUi(<RelativeTime date="2026-11-21T11:59:58Z" now={NOW} locale="en" />);
  expect(screen.getByText('Just now', { exact: false }).getAttribute('datetime')).toBe(
    '2026-11-21T11:59:58Z',
  );
});
