import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  checkAttendanceIn,
  checkAttendanceOut,
  getAttendanceStatus,
  getOwnAttendance,
} from '@karavan/shared-api/client/attendance';
import { getOwnRoster } from '@karavan/shared-api/client/roster';
import type {
  AttendanceCalendar,
  AttendanceStatus,
  Presence,
} from '@karavan/shared-api/contract/attendance';
import type { Roster } from '@karavan/shared-api/contract/roster';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { SESSION } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { MyAttendance } from './my-attendance.tsx';

const ABSENT: AttendanceStatus = {
  membership_id: 7,
  organization: { id: 3, title: 'Лавка у моста', time_zone: 'Asia/Bishkek' },
  is_in: false,
  since: null,
  since_wall: null,
  today: '2026-11-25',
  today_seconds: 0,
  forgotten_days: ['2026-11-20'],
};

const CALENDAR: AttendanceCalendar = {
  membership_id: 7,
  person: { id: 1, full_name: 'Айгуль', avatar: null },
  month: '2026-11',
  today: '2026-11-25',
  time_zone: 'Asia/Bishkek',
  can_correct: false,
  seconds: 8 * 3600 + 30 * 60,
  planned_seconds: 0,
  forgotten_count: 1,
  receipt_count: 2,
  receipt_total: { amount: '1500.00', currency: 'KGS' },
  days: [
    {
      day: '2026-11-20',
      seconds: 8 * 3600 + 30 * 60,
      planned_seconds: 0,
      receipt_count: 2,
      receipt_total: { amount: '1500.00', currency: 'KGS' },
      intervals: [
        {
          id: 1,
          day: '2026-11-20',
          started_at: '2026-11-20T04:00:00.000Z',
          ended_at: '2026-11-20T12:30:00.000Z',
          start: '2026-11-20T10:00',
          end: '2026-11-20T18:30',
          started_how: 'code',
          ended_how: 'timer',
          seconds: 8 * 3600 + 30 * 60,
          is_forgotten: true,
          version: 2,
          corrections: [],
        },
      ],
    },
  ],
};

const ROSTER: Roster = {
  week: '2026-11-23',
  today: '2026-11-25',
  time_zone: 'Asia/Bishkek',
  list: [
    {
      membership_id: 7,
      person: CALENDAR.person,
      position: 'Продавец',
      is_working: true,
      planned_seconds: 8 * 3600,
      worked_seconds: 0,
      shifts: [
        {
          id: 1,
          day: '2026-11-27',
          start: '2026-11-27T22:00',
          end: '2026-11-28T06:00',
          seconds: 8 * 3600,
          position: 'Сторож',
          state: 'ahead',
          late_seconds: 0,
          version: 1,
        },
      ],
      stays: [],
    },
  ],
};

let status: AttendanceStatus;
let sent: Presence[];
const present = (): AttendanceStatus => ({
  ...ABSENT,
  is_in: true,
  since: new Date().toISOString(),
  since_wall: '2026-11-25T10:02',
});

startMockServer(
  mockEndpoint(getAttendanceStatus, () => ({ status: 200, data: status })),
  mockEndpoint(getOwnAttendance, () => ({ status: 200, data: CALENDAR })),
  mockEndpoint(getOwnRoster, () => ({ status: 200, data: ROSTER })),
  mockEndpoint(checkAttendanceIn, async ({ request }) => {
    const body = (await request.json()) as Presence;
    sent.push(body);
    if (body.code === '000000') {
      return {
        status: 406,
        failure: { success: false, code: 'attendance_code_wrong', message: 'Код не подошёл' },
      };
    }
    status = present();
    return { status: 200, data: status };
  }),
  mockEndpoint(checkAttendanceOut, async ({ request }) => {
    sent.push((await request.json()) as Presence);
    status = ABSENT;
    return { status: 200, data: status };
  }),
);

beforeEach(() => {
  status = ABSENT;
  sent = [];
});

function open(path = '/profile/workplaces/7') {
  renderWithPlatform(<MyAttendance membershipId={7} />, {
    path,
    session: SESSION,
    messages: { 'mf-organization-attendance': texts },
  });
  return userEvent.setup();
}

/** What the device says of where it is. */
function stand(place: 'here' | 'refused'): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) =>
    place === 'here'
      ? found({ coords: { latitude: 42.87, longitude: 74.6, accuracy: 12 } } as GeolocationPosition)
      : failed?.({ code: 1 } as GeolocationPositionError);
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
}

it('one press by place comes, another one goes', async () => {
  stand('here');
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Отметить приход' }));
  expect(await screen.findByText(/^с 10:02/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Отметить уход' }));
  expect(await screen.findByRole('button', { name: 'Отметить приход' })).toBeTruthy();
  expect(sent).toEqual(
    [1, 2].map(() => ({ place: { latitude: 42.87, longitude: 74.6, accuracy: 12 } })),
  );
});

it('where the place is not told, it is said what to do', async () => {
  stand('refused');
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Отметить приход' }));
  expect(await screen.findByText(/^Доступ к местоположению закрыт/)).toBeTruthy();
  expect(sent).toEqual([]);
});

it('a wrong code is told beside the digits, the right one counts', async () => {
  const user = open();
  const digits = await screen.findByRole('textbox', { name: 'Шесть цифр с экрана' });
  await user.click(digits);
  await user.keyboard('000000');
  expect(await screen.findByText('Код не подошёл')).toBeTruthy();
  await user.click(digits);
  await user.keyboard('123456');
  expect(await screen.findByRole('button', { name: 'Отметить уход' })).toBeTruthy();
  expect(sent).toEqual([{ code: '000000' }, { code: '123456' }]);
});

it('a code that was scanned on the way here is what the press sends', async () => {
  const code = `3.29000000.${'a'.repeat(22)}`;
  const user = open(`/profile/workplaces/7?code=${code}`);
  await user.click(await screen.findByRole('button', { name: 'Отметить приход' }));
  expect(await screen.findByRole('button', { name: 'Отметить уход' })).toBeTruthy();
  expect(sent).toEqual([{ code }]);
});

it('the month has stays, sales and what was forgotten', async () => {
  open();
  expect(await screen.findByText('10:00 – 18:30')).toBeTruthy();
  expect(screen.getAllByText('8 ч 30 мин')).toHaveLength(2);
  expect(screen.getByText(/^2 чека/)).toBeTruthy();
  expect(screen.getByText('Уход не отмечен')).toBeTruthy();
  expect(screen.getByText(/^В последний месяц 1 раз/)).toBeTruthy();
});

it('shows the shifts of the week, and what they come to', async () => {
  open();
  const shifts = await screen.findByRole('region', { name: 'Мои смены' });
  expect(await within(shifts).findByText('22:00–06:00')).toBeTruthy();
  expect(shifts.textContent).toMatch(/27.*Сторож.*По графику 8 ч 0 мин/);
});
