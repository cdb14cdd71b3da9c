import { screen } from '@testing-library/react';
import type { WorkingHours } from '@karavan/shared-api/contract/organizations';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import { HOURS, TEXTS } from '../../testing/organizations.ts';
import { OpeningHours } from './opening-hours.tsx';

const open = (values: Partial<WorkingHours>) =>
  renderWithPlatform(<OpeningHours hours={{ ...HOURS, ...values }} />, { messages: TEXTS });

it.each([
  ['open until this evening', {}, 'Открыто · до 18:00'],
  [
    'closed until the morning',
    { state: 'close', changes: { weekday: 5, time: '09:00', is_today: true } },
    'Закрыто · откроется: 09:00',
  ],
  [
    'closed until another day',
    { state: 'close', changes: { weekday: 1, time: '09:00', is_today: false } },
    'Закрыто · откроется: пн, 09:00',
  ],
  ['always open', { state: 'around_the_clock', changes: null }, 'Круглосуточно'],
] as const)('says that it is %s', (_, values, text) => {
  const { container } = open(values);
  expect(container.querySelector('summary')!.textContent).toBe(text);
});

/** The days of the week with their hours. */
const week = () =>
  screen
    .getAllByRole('term', { hidden: true })
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling!.textContent]);

it('lists the whole week: hours, days off and whole days', () => {
  open({
    week: [
      { weekday: 1, opens_at: '09:00', closes_at: '18:00' },
      { weekday: 6, opens_at: '00:00', closes_at: '00:00' },
    ],
  });
  expect(week()).toEqual([
    ['понедельник', '09:00–18:00'],
    ['вторник', 'Выходной'],
    ['среда', 'Выходной'],
    ['четверг', 'Выходной'],
    ['пятница', 'Выходной'],
    ['суббота', 'Круглосуточно'],
    ['воскресенье', 'Выходной'],
  ]);
});
