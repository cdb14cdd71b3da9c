import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import { listAttendance, sumAttendance } from '@karavan/shared-api/client/attendance';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { AttendanceEntry, AttendanceTotal } from '@karavan/shared-api/contract/attendance';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { SESSION, workplace } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { ViewAttendance } from './view-attendance.tsx';

// jsdom has no layout: the first items are present as in the server's markup.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;

const person = { id: 2, full_name: 'Айгуль', avatar: null };
const ENTRY: AttendanceEntry = {
  id: 1,
  membership_id: 7,
  person,
  day: '2026-11-25',
  started_at: '2026-11-25T03:00:00.000Z',
  ended_at: null,
  start: '2026-11-25T09:00',
  end: null,
  started_how: 'code',
  ended_how: null,
  seconds: null,
  is_forgotten: false,
  version: 1,
  is_corrected: true,
};
const TOTAL: AttendanceTotal = {
  membership_id: 7,
  person,
  position: 'Продавец',
  seconds: 9 * 3600,
  planned_seconds: 16 * 3600,
  day_count: 2,
  forgotten_count: 1,
  corrected_count: 0,
  is_present: true,
};

const totals = [TOTAL];
let entries: AttendanceEntry[];
let isFailing: boolean;
startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: { organizations: [workplace({ id: 5, permissions: ['can_manage_staff'] })] } as Me,
  })),
  mockEndpoint(listAttendance, () =>
    isFailing
      ? refusal('internal')
      : {
          status: 200,
          data: { list: entries, total_count: entries.length, total_pages: 1, next: null },
        },
  ),
  mockEndpoint(sumAttendance, () => ({
    status: 200,
    data: { today: '2026-11-25', list: totals },
  })),
);
beforeEach(() => {
  entries = [ENTRY];
  isFailing = false;
});

function open() {
  renderWithPlatform(<ViewAttendance organizationId={5} />, {
    session: SESSION,
    messages: { management, 'mf-organization-attendance': texts },
  });
  return userEvent.setup();
}

it('shows who is there, since when and how they have told, and leads to their month', async () => {
  open();
  const row = await screen.findByRole<HTMLAnchorElement>('link', { name: /Айгуль/ });
  expect(row.textContent).toMatch(/На месте.*Исправлено.*с 09:00.*по коду/);
  expect(row.href).toMatch(/\/organizations\/5\/manage\/attendance\/7\?month=2026-11$/);
});

it('says that nobody is there, and how they would tell', async () => {
  entries = [];
  open();
  expect(await screen.findByText('Сейчас никого нет')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Показать код' })).toBeTruthy();
});

it('offers to try again where the list does not come', async () => {
  isFailing = true;
  const user = open();
  const again = await screen.findByRole('button', { name: /Повторить|ещё раз/ });
  isFailing = false;
  await user.click(again);
  expect(await screen.findByRole('link', { name: /Айгуль/ })).toBeTruthy();
});

it('sums the month, with what was forgotten', async () => {
  const user = open();
  await user.click(await screen.findByRole('radio', { name: 'За месяц' }));
  const row = await screen.findByRole('link', { name: /Айгуль/ });
  expect(row.textContent).toMatch(
    /Продавец.*По графику 16 ч 0 мин.*На месте.*1 уход забыт.*9 ч 0 мин.*2 дня/,
  );
  expect(screen.getByRole('button', { name: 'Скачать табель Excel' })).toBeTruthy();
});
