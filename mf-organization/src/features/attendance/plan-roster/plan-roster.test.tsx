import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import { changeShift, copyRoster, getRoster, planShift } from '@karavan/shared-api/client/roster';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { RosterPerson, Shift } from '@karavan/shared-api/contract/roster';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { SESSION, workplace } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { PlanRoster } from './plan-roster.tsx';

const shift = (values: Partial<Shift>): Shift => ({
  id: 1,
  day: '2040-01-02',
  start: '2040-01-02T09:00',
  end: '2040-01-02T18:00',
  seconds: 9 * 3600,
  position: 'Продавец',
  state: 'ahead',
  late_seconds: 0,
  version: 3,
  ...values,
});
const PERSON: RosterPerson = {
  membership_id: 7,
  person: { id: 2, full_name: 'Айгуль', avatar: null },
  position: 'Продавец',
  is_working: true,
  planned_seconds: 9 * 3600,
  worked_seconds: 8 * 3600,
  shifts: [
    shift({}),
    shift({ id: 2, day: '2040-01-03', start: '2040-01-03T22:00', end: '2040-01-04T06:00' }),
  ],
  stays: [],
};

const TAKEN = 'На это время уже есть смена';

let isWide: boolean;
let list: RosterPerson[];
let isFailing: boolean;
let isTaken: boolean;
/** When the roster of the second week comes. */
let next: Promise<void>;
const sent: unknown[] = [];
window.matchMedia = () =>
  ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: { organizations: [workplace({ id: 5, permissions: ['can_manage_staff'] })] } as Me,
  })),
  mockEndpoint(getRoster, async ({ request }) => {
    const week = new URL(request.url).searchParams.get('week')!;
    if (week === '2040-01-09') await next;
    return isFailing
      ? refusal('internal')
      : { status: 200, data: { week, today: '2040-01-02', time_zone: 'Asia/Bishkek', list } };
  }),
  mockEndpoint(planShift, async ({ request }) => {
    if (isTaken) return refusal('shifts_overlap', TAKEN);
    sent.push(await request.json());
    return { status: 201, data: { id: 9 } };
  }),
  mockEndpoint(changeShift, async ({ request }) => {
    sent.push(await request.json());
    return { status: 204, data: undefined };
  }),
  mockEndpoint(copyRoster, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: { copied: 2, skipped: 1 } };
  }),
);
beforeEach(() => {
  isWide = true;
  isFailing = false;
  isTaken = false;
  next = Promise.resolve();
  list = [PERSON];
  sent.length = 0;
});

function open() {
  const { record } = renderWithPlatform(<PlanRoster organizationId={5} />, {
    session: SESSION,
    path: '/?week=2040-01-02',
    messages: { management, 'mf-organization-attendance': texts },
  });
  return { user: userEvent.setup(), record };
}

it('is a table of people and days where there is room, with what was planned and worked', async () => {
  list = [
    {
      ...PERSON,
      shifts: [shift({ state: 'worked', late_seconds: 1200 })],
      stays: [{ id: 1, day: '2040-01-02', start: '2040-01-02T09:20', end: '2040-01-02T18:05' }],
    },
  ];
  open();
  const table = await screen.findByRole('table', { name: 'График смен' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(8);
  const row = within(table).getByRole('row', { name: /Айгуль/ });
  expect(row.textContent).toMatch(/По графику 9 ч 0 мин.*Отработано 8 ч 0 мин/);
  expect(row.textContent).toMatch(/09:00–18:00.*Отработано.*Опоздание 20 мин.*Факт: 09:20–18:05/);
  // What has begun is not pressed.
  expect(within(row).queryByRole('button', { name: /09:00–18:00/ })).toBeNull();
});

it('is a list of days in a narrow window', async () => {
  isWide = false;
  open();
  const days = await screen.findByRole('list', { name: 'График смен' });
  expect(screen.queryByRole('table')).toBeNull();
  const [monday, tuesday, wednesday] = within(days).getAllByRole('listitem');
  expect(monday!.textContent).toMatch(/понедельник.*Айгуль.*09:00–18:00/);
  expect(tuesday!.textContent).toMatch(/Айгуль.*22:00–06:00/);
  expect(wednesday!.textContent).toMatch(/Никто не запланирован/);
});

it('plans a shift for the person and the day that were pressed, and keeps what is refused', async () => {
  isTaken = true;
  const { user, record } = open();
  await user.click(await screen.findByRole('button', { name: /Добавить смену: Айгуль, среда/ }));
  const form = await screen.findByRole('form', { name: 'Добавить смену' });
  const from = within(form).getByLabelText('Начало');
  await user.clear(from);
  await user.type(from, '12:30');
  await user.click(within(form).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(record.toasts).toEqual([{ kind: 'error', text: TAKEN }]));
  expect(within(form).getByLabelText<HTMLInputElement>('Начало').value).toBe('12:30');
  isTaken = false;
  await user.click(within(form).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { membership_id: 7, day: '2040-01-04', from: '12:30', until: '18:00', position: '' },
    ]),
  );
});

it('changes the shift that was pressed, as it was read', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /22:00–06:00/ }));
  const form = await screen.findByRole('form', { name: 'Изменить смену' });
  await user.type(within(form).getByLabelText('Кем'), 'Сторож');
  await user.click(within(form).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { day: '2040-01-03', from: '22:00', until: '06:00', position: 'Сторож', version: 3 },
    ]),
  );
});

it('plans a week like the one before, and says what it has left out', async () => {
  const { user, record } = open();
  await user.click(await screen.findByRole('button', { name: 'Как на прошлой неделе' }));
  await waitFor(() =>
    expect(record.toasts).toEqual([{ kind: 'success', text: 'Добавлено смен: 2. Пропущено: 1' }]),
  );
});

it('a press is meant for the week that is chosen, also before its roster has come', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  next = promise;
  const { user } = open();
  await screen.findByRole('table', { name: 'График смен' });
  await user.click(screen.getByRole('button', { name: 'Следующая неделя' }));
  await user.click(screen.getByRole('button', { name: 'Как на прошлой неделе' }));
  await waitFor(() => expect(sent).toEqual([{ week: '2040-01-09' }]));
  resolve();
});

it('offers to try again where the week does not come', async () => {
  isFailing = true;
  const { user } = open();
  const again = await screen.findByRole('button', { name: /Повторить|ещё раз/ });
  isFailing = false;
  await user.click(again);
  expect(await screen.findByRole('table')).toBeTruthy();
});
