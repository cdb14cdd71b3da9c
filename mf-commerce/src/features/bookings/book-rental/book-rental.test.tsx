import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getItem } from '@karavan/shared-api/client/items';
import { bookRental, listBusyPeriods, preprocessBooking } from '@karavan/shared-api/client/rentals';
import type { Money } from '@karavan/shared-api/contract/common';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import type { RentalQuote } from '@karavan/shared-api/contract/rentals';
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { addMonths, monthOf } from '@karavan/shared-ui/days';
import commerce from '../../../locales/ru.json' with { type: 'json' };
import bookings from '../locales/ru.json' with { type: 'json' };
import { BookRental } from './book-rental.tsx';
import { forgetChoice } from './kept-choices.ts';
import type { BusyPeriod } from '../shared/period-choice.ts';

/** A day of next month, so that no test depends on today. */
const MONTH = monthOf(addMonths(new Date().toISOString().slice(0, 10), 1));
const day = (date: number) => `${MONTH}-${String(date).padStart(2, '0')}`;
const som = (amount: string) => ({ amount, currency: 'KGS' });

/** Terms that ask for nothing more. */
const PLAIN = {
  units_step: 1,
  notice_hours: 0,
  days_ahead: 365,
  deposit: som('0.00'),
  cancel_hours: 0,
  cancel_percent: 0,
};

const ROOM = {
  id: 7,
  name: 'Квартира',
  price: som('2000.00'),
  price_unit: 'day',
  images: [],
  organization: { id: 5, title: 'Дом у парка' },
  address: 'Чуй, 1',
  time_zone: 'Asia/Bishkek',
  takes_online_payment: true,
  rental: {
    units_min: 2,
    units_max: 10,
    starts_from: '14:00',
    starts_until: '14:00',
    departs_at: null,
    ...PLAIN,
  },
} as unknown as ItemDetail;

const QUOTE: RentalQuote = {
  starts_at: `${day(10)}T14:00`,
  ends_at: `${day(13)}T14:00`,
  parts: [{ units: 3, price: som('2000.00') }],
  goods: som('6000.00'),
  discount: som('300.00'),
  discount_percent: '5',
  cashback_earned: som('0.00'),
  total: som('5700.00'),
  deposit: som('0.00'),
};

const NO_PRICES: { day: string; price: Money }[] = [];
const BUSY: BusyPeriod[] = [{ from: `${day(20)}T14:00`, to: `${day(22)}T14:00` }];

const sent: unknown[] = [];
const server = startMockServer(
  mockEndpoint(getItem, () => ({ status: 200, data: ROOM })),
  mockEndpoint(listBusyPeriods, () => ({ status: 200, data: { busy: BUSY, prices: NO_PRICES } })),
  mockEndpoint(preprocessBooking, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: QUOTE };
  }),
  mockEndpoint(bookRental, async ({ request }) => {
    sent.push(await request.json());
    return { status: 201, data: { transaction_id: 77 } };
  }),
);
beforeEach(() => {
  sent.splice(0);
  forgetChoice(ROOM.id);
});

const session = {
  token: 'token',
  user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
};

function open(search = '') {
  const view = renderWithPlatform(<BookRental id={7} />, {
    session,
    path: `/r/7/rent${search}`,
    messages: {
      'mf-commerce': commerce as unknown as Record<string, string>,
      'mf-commerce-bookings': bookings as unknown as Record<string, string>,
    },
  });
  return { user: userEvent.setup(), ...view };
}

const dayButton = (date: number) => screen.findByRole('button', { name: new RegExp(`, ${date} `) });
const book = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Забронировать/ });

it('two days make a period, which has a price and is booked for it', async () => {
  const { user, record, history } = open(`?from=${day(10)}&to=${day(10)}`);
  await user.click(await dayButton(12));
  expect(await screen.findByText('Скидка 5 %')).toBeTruthy();
  await waitFor(() => expect(book().disabled).toBe(false));
  expect(book().textContent).toMatch(/^Забронировать · [\d\s,]+с$/);
  await user.click(book());
  await waitFor(() => expect(record.toasts).toMatchObject([{ kind: 'success' }]));
  await waitFor(() => expect(history.location.pathname).toBe('/receipts/rent/77'));
  const request = { starts_at: `${day(10)}T14:00`, units: 3 };
  expect(sent.slice(0, 2)).toEqual([
    request,
    { ...request, method: 'online_payment', total: '5700.00' },
  ]);
});

it('is paid with gift cards as the switch says, and asks for no way to pay where they pay all of it', async () => {
  const balance = som('9000.00');
  server.use(
    mockEndpoint(preprocessBooking, async ({ request }) => {
      const { spend_gifts = false } = (await request.json()) as { spend_gifts?: boolean };
      const spent = som(spend_gifts ? '5700.00' : '0.00');
      const gifts = { balance, is_spent: spend_gifts, spent };
      return {
        status: 200,
        data: { ...QUOTE, gifts, total: som(spend_gifts ? '0.00' : '5700.00') },
      };
    }),
  );
  const { user } = open(`?from=${day(10)}&to=${day(12)}`);
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
  await user.click(await screen.findByRole('switch', { name: new RegExp(commerce.spend_gifts) }));
  expect(await screen.findByText(commerce.gift_spent)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  await user.click(book());
  await waitFor(() => expect(sent).toMatchObject([{ spend_gifts: true, total: '0.00' }]));
});

it('asks again with the new total when it costs something else by now', async () => {
  const { user, record } = open(`?from=${day(10)}&to=${day(12)}`);
  await waitFor(() => expect(book().disabled).toBe(false));
  const dearer = { ...QUOTE, discount: som('0.00'), total: som('6000.00') };
  server.use(
    mockEndpoint(preprocessBooking, () => ({ status: 200, data: dearer })),
    mockEndpoint(bookRental, async ({ request }) => {
      const body = (await request.json()) as { total: string };
      sent.push(body);
      return body.total === '6000.00'
        ? { status: 201, data: { transaction_id: 77 } }
        : refusal('quote_changed');
    }),
  );
  await user.click(book());
  expect(await screen.findByText(/^Сумма изменилась: теперь 6/)).toBeTruthy();
  expect(record.toasts).toEqual([]);
  await user.click(book());
  await waitFor(() => expect(record.toasts).toMatchObject([{ kind: 'success' }]));
});

it('one day is too short here, and is said so before anything is asked', async () => {
  open(`?from=${day(10)}`);
  expect(await screen.findByText('Не меньше чем 2 дня')).toBeTruthy();
  expect(book().disabled).toBe(true);
  expect(sent).toEqual([]);
});

it('days that are taken cannot be chosen', async () => {
  open(`?from=${day(10)}`);
  const [free, taken] = [await dayButton(19), await dayButton(21)];
  expect(free.getAttribute('aria-disabled')).toBeNull();
  expect(taken.getAttribute('aria-disabled')).toBe('true');
});

it('says what is wrong with a period, and that somebody was faster', async () => {
  const wrong = refusal('invalid_input', 'Проверьте данные', {
    starts_at: ['Это время уже прошло'],
  });
  server.use(mockEndpoint(preprocessBooking, () => wrong));
  const { unmount } = open(`?from=${day(10)}&to=${day(12)}`);
  expect(await screen.findByText('Это время уже прошло')).toBeTruthy();
  expect(book().disabled).toBe(true);
  unmount();
  server.use(mockEndpoint(preprocessBooking, () => refusal('period_taken', 'Уже занято')));
  open(`?from=${day(10)}&to=${day(12)}`);
  expect(await screen.findByText('Уже занято')).toBeTruthy();
});

it('can be asked for the price again after a lost connection', async () => {
  server.use(mockLostConnection(preprocessBooking));
  const { user } = open(`?from=${day(10)}&to=${day(12)}`);
  const again = await screen.findByRole('button', { name: 'Повторить' });
  server.resetHandlers();
  await user.click(again);
  expect(await screen.findByText('Итого')).toBeTruthy();
});

it('what is not let leads back to it', async () => {
  const goods = { ...ROOM, rental: null, price_unit: null };
  server.use(mockEndpoint(getItem, () => ({ status: 200, data: goods })));
  open();
  expect(await screen.findByText('Это не сдаётся в аренду')).toBeTruthy();
});

it('by the hour asks for a time of the day', async () => {
  const bicycle: ItemDetail = {
    ...ROOM,
    price_unit: 'hour',
    rental: {
      units_min: 1,
      units_max: 8,
      starts_from: '09:00',
      starts_until: '11:00',
      departs_at: null,
      ...PLAIN,
    },
  };
  server.use(mockEndpoint(getItem, () => ({ status: 200, data: bicycle })));
  const { user } = open(`?from=${day(10)}`);
  await user.click(await screen.findByRole('button', { name: '10:00' }));
  await user.click(screen.getByRole('button', { name: 'На один больше' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ starts_at: `${day(10)}T10:00`, units: 2 }));
});

it('by the minute asks for an hour, then for the minutes of it', async () => {
  const court: ItemDetail = {
    ...ROOM,
    price_unit: 'minute',
    rental: { ...ROOM.rental!, ...PLAIN, units_min: 20, units_max: 90, units_step: 10 },
  };
  const letUntil = { ...court.rental!, starts_until: '15:30' };
  server.use(mockEndpoint(getItem, () => ({ status: 200, data: { ...court, rental: letUntil } })));
  const { user } = open(`?from=${day(10)}`);
  await user.click(await screen.findByRole('button', { name: '15:00' }));
  await user.click(screen.getByRole('button', { name: '15:15' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ starts_at: `${day(10)}T15:15`, units: 20 }));
  // By what both the terms and the times allow.
  await user.click(screen.getByRole('button', { name: 'На один больше' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ starts_at: `${day(10)}T15:15`, units: 40 }));
});

it('offers no length that the terms do not have', async () => {
  const terms = { ...ROOM.rental!, units_min: 2, units_step: 3 };
  server.use(mockEndpoint(getItem, () => ({ status: 200, data: { ...ROOM, rental: terms } })));
  const { user } = open(`?from=${day(10)}&to=${day(10)}`);
  const disabled = async (date: number) => (await dayButton(date)).getAttribute('aria-disabled');
  expect([await disabled(11), await disabled(12), await disabled(14)]).toEqual([
    null,
    'true',
    null,
  ]);
  expect(screen.getByText(/шаг 3 дня/)).toBeTruthy();
  await user.click(await dayButton(14));
  await waitFor(() => expect(sent).toEqual([{ starts_at: `${day(10)}T14:00`, units: 5 }]));
});

it('shows what each day costs where some differ', async () => {
  const prices = [{ day: day(11), price: som('3500.00') }];
  server.use(mockEndpoint(listBusyPeriods, () => ({ status: 200, data: { busy: BUSY, prices } })));
  open(`?from=${day(10)}`);
  expect((await dayButton(11)).getAttribute('aria-label')).toMatch(/цена 3\s500/);
  expect((await dayButton(12)).getAttribute('aria-label')).toMatch(/цена 2\s000/);
});

it('keeps what was chosen of each rental for whoever comes back to it', async () => {
  const { user, unmount } = open(`?from=${day(10)}`);
  await user.click(await dayButton(12));
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  const { history } = open();
  expect(await screen.findByText('Скидка 5 %')).toBeTruthy();
  expect(history.location.search).toBe(`?from=${day(10)}&to=${day(12)}`);
});

describe('a stay', () => {
  const STAY: ItemDetail = {
    ...ROOM,
    by_night: true,
    rental: { ...ROOM.rental!, units_min: 1, departs_at: '12:00' },
  };
  const GUESTS: BusyPeriod[] = [{ from: `${day(20)}T14:00`, to: `${day(22)}T12:00` }];
  const NIGHTS: RentalQuote = {
    ...QUOTE,
    ends_at: `${day(12)}T12:00`,
    goods: som('4000.00'),
    discount: som('0.00'),
    total: som('4000.00'),
  };
  beforeEach(() =>
    server.use(
      mockEndpoint(getItem, () => ({ status: 200, data: STAY })),
      mockEndpoint(listBusyPeriods, () => ({
        status: 200,
        data: { busy: GUESTS, prices: NO_PRICES },
      })),
      mockEndpoint(preprocessBooking, async ({ request }) => {
        sent.push(await request.json());
        return { status: 200, data: NIGHTS };
      }),
    ),
  );

  it('is charged by its nights, from the arrival to the departure', async () => {
    const { user } = open();
    expect(await screen.findByText('Заезд с 14:00, выезд до 12:00')).toBeTruthy();
    expect(screen.getByText('за ночь')).toBeTruthy();
    expect(screen.getByText('Выберите день заезда')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Следующий месяц' }));
    await user.click(await dayButton(10));
    expect(await screen.findByText('Выберите день выезда')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.click(await dayButton(12));
    expect(await screen.findByText('2 ночи')).toBeTruthy();
    expect(screen.getByText('Заезд').nextSibling?.textContent).toMatch(/10 .*14:00/);
    expect(screen.getByText('Выезд').nextSibling?.textContent).toMatch(/12 .*12:00/);
    expect(sent).toEqual([{ starts_at: `${day(10)}T14:00`, units: 2 }]);
  });

  it('may end on the day on which somebody else arrives', async () => {
    const { user } = open(`?from=${day(18)}&to=${day(18)}`);
    const arrivalOfOthers = await dayButton(20);
    expect(arrivalOfOthers.getAttribute('aria-disabled')).toBeNull();
    expect((await dayButton(21)).getAttribute('aria-disabled')).toBe('true');
    await user.click(arrivalOfOthers);
    await waitFor(() => expect(sent).toEqual([{ starts_at: `${day(18)}T14:00`, units: 2 }]));
  });
});
