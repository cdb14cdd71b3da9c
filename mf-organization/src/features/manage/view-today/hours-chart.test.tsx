import { screen } from '@testing-library/react';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import { SESSION } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { HoursChart } from './hours-chart.tsx';

const som = (amount: string) => ({ amount, currency: 'KGS' });

function draw(hours: Parameters<typeof HoursChart>[0]['hours']) {
  return renderWithPlatform(<HoursChart hours={hours} />, {
    session: SESSION,
    messages: { 'mf-organization-manage': texts },
  });
}

it('tells each hour with its sums, and draws it in its place', () => {
  const { container } = draw([
    { hour: 9, total: som('500.00'), week_ago: som('1000.00') },
    { hour: 18, total: som('0.00'), week_ago: som('250.00') },
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^09:00 — 500\sс, неделю назад 1\s000\sс$/),
    expect.stringMatching(/^18:00 — 0\sс, неделю назад 250\sс$/),
  ]);
  const places = [...container.querySelectorAll('g')].map((bar) => bar.getAttribute('transform'));
  expect(places).toEqual(['translate(0)', 'translate(180)']);
  expect(screen.getByText('09:00')).toBeTruthy();
  expect(screen.getByText('19:00')).toBeTruthy();
});

it('shows eight hours at least, and none after midnight', () => {
  draw([{ hour: 23, total: som('10.00'), week_ago: som('0.00') }]);
  expect(screen.getByText('16:00')).toBeTruthy();
  expect(screen.getByText('24:00')).toBeTruthy();
});
