import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import { getItem } from '@karavan/shared-api/client/items';
import {
  getRentalStatistics,
  listRentalClients,
} from '@karavan/shared-api/client/rental-statistics';
import { listOrganizationBookings } from '@karavan/shared-api/client/statistics';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { RentalStatistics } from '@karavan/shared-api/contract/rental-statistics';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import {
  listedOrder,
  money,
  page,
  staff,
  statistics,
  TEXTS,
  wantedBy,
  workplace,
} from '../../../testing/business.ts';
import { ReviewRental } from './review-rental.tsx';

let me: Me;
/** What was asked for, in order. */
let asked: string[];

const server = startMockServer(
  mockEndpoint(getMe, () => ({ status: 200, data: me })),
  mockEndpoint(getRentalStatistics, ({ request }) => {
    asked.push(wantedBy(request));
    const data: RentalStatistics = {
      ...statistics(),
      title: 'Палатка',
      occupancy: { percent: 42, days: [{ day: '2026-11-02', percent: 100 }] },
      client: new URL(request.url).searchParams.has('client') ? 'Айгуль' : null,
    };
    return { status: 200, data };
  }),
  mockEndpoint(listOrganizationBookings, ({ request }) => {
    asked.push(wantedBy(request));
    return page([listedOrder({ name: 'Палатка' })]);
  }),
  mockEndpoint(listRentalClients, ({ request }) => {
    asked.push(wantedBy(request));
    return page([
      { id: 8, full_name: 'Айгуль', avatar: null, total: money('900.00'), order_count: 5 },
    ]);
  }),
);
beforeEach(() => {
  me = staff(workplace());
  asked = [];
});

function open(search = '', itemId = 9) {
  const view = renderWithPlatform(<ReviewRental itemId={itemId} />, {
    path: `/statistics/rent/${itemId}/orders${search}`,
    messages: { ...TEXTS, management },
  });
  return { user: userEvent.setup(), ...view };
}

const orders = () => screen.findByRole('list', { name: 'Список заказов' });

it('shows what one rental has brought in, how much of the time it was let, and its orders', async () => {
  const { record } = open('?from=2026-11-01&to=2026-11-10');
  expect(await orders()).toBeTruthy();
  expect(await screen.findByText(/^42\s%$/)).toBeTruthy();
  const chart = screen.getByRole('figure');
  expect(within(chart).getByText('Занято по дням аренды')).toBeTruthy();
  expect(within(chart).getByRole('listitem').textContent).toMatch(/2 нояб.*100\s%/);
  expect(asked.toSorted()).toEqual(['5/bookings/?item=9', '5/statistics/rentals/9/?']);
  expect(record.header).toMatchObject({ title: 'Палатка' });
});

it('tells who has rented it, and leads to the orders of one of them', async () => {
  const { user } = open();
  await orders();
  await user.click(screen.getByRole('tab', { name: 'Клиенты' }));
  const people = await screen.findByRole('list', { name: 'Клиенты' });
  expect(within(people).getByText('5 заказов')).toBeTruthy();
  asked = [];
  await user.click(within(people).getByRole('link', { name: 'Айгуль' }));
  expect(await screen.findByRole('button', { name: 'Клиент: Айгуль' })).toBeTruthy();
  await waitFor(() =>
    expect(asked.toSorted()).toEqual([
      '5/bookings/?item=9&client=8',
      '5/statistics/rentals/9/?client=8',
    ]),
  );
});

it('finds the organization of a rental whose address does not name it', async () => {
  me = staff(workplace(), workplace({ id: 6, title: 'Ысык' }));
  server.use(
    mockEndpoint(getItem, () => ({
      status: 200,
      // Nothing else of it is read here.
      data: { organization: { id: 6 } } as never,
    })),
  );
  open();
  await orders();
  expect(asked).toContain('6/statistics/rentals/9/?');
});

it('says that there is no such rental, and leads to all of them', async () => {
  server.use(mockEndpoint(getRentalStatistics, () => refusal('not_found', 'Не найдено')));
  const { user, history } = open();
  expect(await screen.findByText('Такой аренды здесь нет')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Вся аренда' }));
  expect(history.location.pathname).toBe('/statistics/rent');
});

it('is closed to staff who may not see statistics', async () => {
  me = staff(workplace({ permissions: ['can_manage_rentals_events'] }));
  open();
  expect(await screen.findByText('Заказы вам не видны')).toBeTruthy();
  expect(asked).toEqual([]);
});
