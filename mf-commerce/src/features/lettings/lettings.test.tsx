import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import {
  addRentalCalendar,
  blockRental,
  getEditedRental,
  getRentalCalendars,
  getRentalMonth,
  listStaffRentals,
  unblockRental,
  updateRentalTerms,
} from '@karavan/shared-api/client/rental-terms';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type {
  EditedRental,
  RentalCalendars,
  RentalMonth,
  StaffRental,
} from '@karavan/shared-api/contract/rental-terms';
import formTexts from '@karavan/shared-api/form/locales/ru.json' with { type: 'json' };
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import texts from './locales/ru.json' with { type: 'json' };
import { ListRentals } from './list-rentals/list-rentals.tsx';
import { PlanRental } from './plan-rental/plan-rental.tsx';

window.scrollTo = () => undefined;

const som = (amount: string) => ({ amount, currency: 'KGS' });
const TODAY = new Date().toISOString().slice(0, 10);

const RENTAL: EditedRental = {
  id: 7,
  title: 'Внедорожник',
  version: 3,
  currency: 'KGS',
  time_zone: 'UTC',
  live_bookings: 2,
  terms: {
    price: '5000.00',
    unit: 'day',
    units_min: 1,
    units_max: 21,
    units_step: 1,
    starts_from: '09:00',
    starts_until: '09:00',
    departs_at: null,
    quantity: 2,
    buffer_before: 0,
    buffer_after: 0,
    notice_hours: 0,
    days_ahead: 365,
    deposit: '0.00',
    cancel_hours: 0,
    cancel_percent: 0,
    rules: [],
  },
};

const EMPTY: RentalMonth = {
  days: [{ day: TODAY, free: 1, price: som('5000.00') }],
  bookings: [{ order_id: 12, from: `${TODAY}T09:00`, to: `${TODAY}T21:00` }],
  blocks: [
    {
      id: 4,
      from: `${TODAY}T09:00`,
      to: `${TODAY}T21:00`,
      pieces: 1,
      reason: 'repair',
      note: 'Тормоза',
    },
  ],
};

const CALENDARS: RentalCalendars = {
  feed: '/api/v1/rentals/feeds/secret/',
  calendars: [
    {
      id: 9,
      url: 'https://other.example/room.ics',
      checked_at: '2026-11-20T08:00:00.000Z',
      problem: 'format',
      blocked: 0,
      conflicts: [],
    },
  ],
};

let permissions: string[];
let sent: unknown[];
startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: {
      organizations: [
        {
          id: 5,
          title: 'Прокат',
          image: null,
          color: '#115544',
          is_owner: false,
          permissions,
          time_zone: 'UTC',
          order_kinds: [],
        },
      ],
    } as unknown as Me,
  })),
  mockEndpoint(listStaffRentals, () => ({ status: 200, data: { list: [] as StaffRental[] } })),
  mockEndpoint(getEditedRental, () => ({ status: 200, data: RENTAL })),
  mockEndpoint(getRentalMonth, () => ({ status: 200, data: EMPTY })),
  mockEndpoint(updateRentalTerms, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: RENTAL };
  }),
  mockEndpoint(blockRental, async ({ request }) => {
    sent.push(await request.json());
    return { status: 201, data: EMPTY.blocks[0]! };
  }),
  mockEndpoint(getRentalCalendars, () => ({ status: 200, data: CALENDARS })),
  mockEndpoint(addRentalCalendar, async ({ request }) => {
    sent.push(await request.json());
    return { status: 201, data: CALENDARS };
  }),
  mockEndpoint(unblockRental, () => ({ status: 204, data: undefined })),
);

beforeEach(() => {
  permissions = ['can_manage_catalog'];
  sent = [];
  localStorage.clear();
});

function open(page: React.ReactElement) {
  const view = renderWithPlatform(page, {
    path: '/organizations/5/manage/rentals/7',
    session: {
      token: 't',
      user: { id: 1, full_name: 'Елена', avatar: null, has_empty_fields: false },
    },
    messages: { 'mf-commerce-lettings': texts, form: formTexts, management },
  });
  return { user: userEvent.setup(), ...view };
}

it('says that nothing is let yet, and leads to what adds it', async () => {
  const { user, history } = open(<ListRentals organizationId={5} />);
  expect(await screen.findByText('Пока ничего не сдаётся')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Добавить аренду' }));
  expect(history.location.pathname).toBe('/organizations/5/manage/rentals/create');
});

it('is open to whoever looks after bookings, without the rest of the catalog', async () => {
  permissions = ['can_manage_rentals_events'];
  const { user } = open(<PlanRental organizationId={5} itemId={7} />);
  await user.click(await screen.findByRole('button', { name: /Свободно: 1 из 2/ }));
  await user.click(await screen.findByRole('button', { name: 'Закрыть дни' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('leads from the calendar to what the rental is and on which terms', async () => {
  const { user, history } = open(<PlanRental organizationId={5} itemId={7} />);
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  expect(history.location.pathname).toBe('/organizations/5/manage/items/7/rental');
});

describe('the calendar', () => {
  const today = () => screen.findByRole('button', { name: /Свободно: 1 из 2/ });

  it('blocks the chosen days', async () => {
    const { user } = open(<PlanRental organizationId={5} itemId={7} />);
    await user.click(await today());
    await user.type(await screen.findByLabelText('Заметка для сотрудников'), 'ТО');
    await user.click(screen.getByRole('button', { name: 'Закрыть дни' }));
    await waitFor(() =>
      expect(sent).toEqual([{ from: TODAY, to: TODAY, pieces: 2, reason: 'repair', note: 'ТО' }]),
    );
  });

  it('gives the chosen days a price that comes before all others', async () => {
    const { user } = open(<PlanRental organizationId={5} itemId={7} />);
    await user.click(await today());
    await user.type(await screen.findByLabelText(/^Цена/), '6500');
    await user.click(screen.getByRole('button', { name: 'Поставить цену на эти дни' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { version: 3, rules: [{ from: TODAY, to: TODAY, weekdays: [], price: '6500' }] },
      ]),
    );
  });

  it('lists bookings and blocked days, which can be let again', async () => {
    const { user, record } = open(<PlanRental organizationId={5} itemId={7} />);
    const booking = await screen.findByRole('link', { name: 'Бронирование № 12' });
    expect(booking.getAttribute('href')).toBe('/receipts/rent/12');
    expect(screen.getByText('Ремонт: Тормоза')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Открыть снова/ }));
    await waitFor(() => expect(record.toasts).toMatchObject([{ kind: 'success' }]));
  });

  it('has an address for other sites, and follows theirs', async () => {
    const { user } = open(<PlanRental organizationId={5} itemId={7} />);
    expect(await screen.findByText(/api\/v1\/rentals\/feeds\/secret/)).toBeTruthy();
    expect(screen.getByText('Файл не похож на календарь iCal')).toBeTruthy();
    const field = await screen.findByLabelText('Адрес календаря');
    await user.type(field, 'http://other.example/');
    await user.click(screen.getByRole('button', { name: 'Подключить' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await user.clear(field);
    await user.type(field, 'https://other.example/flat.ics');
    await user.click(screen.getByRole('button', { name: 'Подключить' }));
    await waitFor(() => expect(sent).toEqual([{ url: 'https://other.example/flat.ics' }]));
  });
});
