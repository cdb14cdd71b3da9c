import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import {
  addAttendance,
  correctAttendance,
  getEmployeeAttendance,
} from '@karavan/shared-api/client/attendance';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type {
  AttendanceCalendar,
  AttendanceInterval,
} from '@karavan/shared-api/contract/attendance';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { SESSION, workplace } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { ViewMonth } from './view-month.tsx';

const SECONDS = 8 * 3600 + 30 * 60;

const STAY: AttendanceInterval = {
  id: 1,
  day: '2026-11-20',
  started_at: '2026-11-20T04:00:00.000Z',
  ended_at: '2026-11-20T12:30:00.000Z',
  start: '2026-11-20T10:00',
  end: '2026-11-20T18:30',
  started_how: 'code',
  ended_how: 'timer',
  seconds: SECONDS,
  is_forgotten: true,
  version: 2,
  corrections: [],
};

const calendar = (can_correct: boolean): AttendanceCalendar => ({
  membership_id: 7,
  person: { id: 2, full_name: 'Айгуль', avatar: null },
  month: '2026-11',
  today: '2026-11-25',
  time_zone: 'Asia/Bishkek',
  can_correct,
  seconds: SECONDS,
  planned_seconds: 17 * 3600,
  forgotten_count: 1,
  receipt_count: 0,
  receipt_total: { amount: '0.00', currency: 'KGS' },
  days: [
    {
      day: STAY.day,
      seconds: SECONDS,
      planned_seconds: 8 * 3600,
      receipt_count: 0,
      receipt_total: { amount: '0.00', currency: 'KGS' },
      intervals: [STAY],
    },
  ],
});

let canCorrect: boolean;
let overlaps: boolean;
let sent: unknown[];
startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: { organizations: [workplace({ id: 5, permissions: ['can_manage_staff'] })] } as Me,
  })),
  mockEndpoint(getEmployeeAttendance, () => ({ status: 200, data: calendar(canCorrect) })),
  mockEndpoint(correctAttendance, async ({ request }) => {
    sent.push(await request.json());
    if (overlaps) return refusal('attendance_overlaps', 'В это время уже есть отметка');
    return { status: 200, data: STAY };
  }),
  mockEndpoint(addAttendance, async ({ request }) => {
    sent.push(await request.json());
    return { status: 201, data: STAY };
  }),
);
beforeEach(() => {
  canCorrect = true;
  overlaps = false;
  sent = [];
});

function open() {
  const { record } = renderWithPlatform(<ViewMonth organizationId={5} membershipId={7} />, {
    session: SESSION,
    messages: { management, 'mf-organization-attendance': texts },
  });
  return { user: userEvent.setup(), record };
}

it('corrects a stay with the reason, and asks for one', async () => {
  const { user, record } = open();
  await user.click(await screen.findByRole('button', { name: 'Исправить' }));
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }));
  expect(sent).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Причина' }), 'Забыла отметиться');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(record.toasts).toContainEqual({ kind: 'success', text: texts.correction_done }),
  );
  expect(sent).toMatchObject([
    { start: STAY.start, end: STAY.end, reason: 'Забыла отметиться', version: 2 },
  ]);
});

it('keeps what was typed where the times overlap', async () => {
  overlaps = true;
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Исправить' }));
  const reason = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Причина' });
  await user.type(reason, 'Забыла');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(reason.value).toBe('Забыла');
});

it('adds a stay that nobody has noted', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Добавить отметку' }));
  await user.type(await screen.findByRole('textbox', { name: 'Причина' }), 'Не работал экран');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ reason: 'Не работал экран' }]);
});

it('shows beside what was worked what was planned, in all and of the day', async () => {
  open();
  const sums = await screen.findByRole('region', { name: 'Итог месяца' });
  expect(sums.textContent).toMatch(/Отработано8 ч 30 мин.*По графику17 ч 0 мин/);
  const day = screen.getByRole('heading', { name: /20 ноября/ }).closest('li')!;
  expect(day.textContent).toMatch(/По графику 8 ч 0 мин/);
});

it('shows only what was to whoever may not correct it', async () => {
  canCorrect = false;
  open();
  expect(await screen.findByRole('heading', { name: 'Айгуль' })).toBeTruthy();
  expect(screen.getByText('Уход не отмечен')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Исправить' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Добавить отметку' })).toBeNull();
});
