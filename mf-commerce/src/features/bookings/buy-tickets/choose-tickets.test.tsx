import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  joinWaitingList,
  leaveWaitingList,
  listTicketWaits,
} from '@karavan/shared-api/client/ticket-waits';
import { buyTickets, preprocessTickets } from '@karavan/shared-api/client/tickets';
import type { ItemDetail, ItemEvent } from '@karavan/shared-api/contract/items';
import type { TicketWait } from '@karavan/shared-api/contract/ticket-waits';
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import commerce from '../../../locales/ru.json' with { type: 'json' };
import bookings from '../locales/ru.json' with { type: 'json' };
import { ChooseTickets } from './choose-tickets.tsx';

const som = (amount: string) => ({ amount, currency: 'KGS' });
const CONCERT = {
  id: 12,
  sizes: [{ id: 31, size: 'Партер', available: 4 }],
  takes_online_payment: true,
  time_zone: 'Asia/Bishkek',
} as unknown as ItemDetail;
const EVENT: ItemEvent = {
  starts_at: new Date(Date.now() + 86_400_000).toISOString(),
  ends_at: new Date(Date.now() + 90_000_000).toISOString(),
  place: 'Большой зал',
};

/** Per ticket; the organization may raise it. */
let price: number;
const sent: unknown[] = [];
let waits: TicketWait[];
const WAIT: TicketWait = {
  id: 8,
  item_id: 12,
  size_id: 31,
  name: 'Концерт',
  size: 'Партер',
  quantity: 2,
  status: 'waiting',
  ahead: 3,
  offered_until: null,
  starts_at: EVENT.starts_at,
  time_zone: 'Asia/Bishkek',
};
const server = startMockServer(
  mockEndpoint(listTicketWaits, () => ({ status: 200, data: { list: waits } })),
  mockEndpoint(joinWaitingList, async ({ request }) => {
    sent.push(await request.json());
    waits = [WAIT];
    return { status: 201, data: WAIT };
  }),
  mockEndpoint(leaveWaitingList, () => {
    waits = [];
    return { status: 204, data: undefined };
  }),
  mockEndpoint(preprocessTickets, async ({ request }) => {
    const { quantity } = (await request.json()) as { quantity: number };
    const goods = som((quantity * price).toFixed(2));
    return {
      status: 200,
      data: { goods, discount: som('0.00'), cashback_earned: som('0.00'), total: goods },
    };
  }),
  mockEndpoint(buyTickets, async ({ request }) => {
    sent.push(await request.json());
    return { status: 201, data: { transaction_id: 77 } };
  }),
);
beforeEach(() => {
  price = 500;
  waits = [];
  sent.splice(0);
});

function open(item = CONCERT, event = EVENT) {
  const view = renderWithPlatform(<ChooseTickets item={item} event={event} />, {
    path: '/p/12',
    session: {
      token: 'token',
      user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
    },
    messages: {
      'mf-commerce': commerce as unknown as Record<string, string>,
      'mf-commerce-bookings': bookings as unknown as Record<string, string>,
    },
  });
  return { user: userEvent.setup(), ...view };
}

const buy = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Купить/ });

it('shows what the tickets cost, and buys them for that', async () => {
  const { user, history } = open();
  expect(await screen.findByText(/^500/)).toBeTruthy();
  await user.click(buy());
  await waitFor(() => expect(history.location.pathname).toBe('/receipts/77'));
  expect(sent).toEqual([{ size_id: 31, quantity: 1, method: 'online_payment', total: '500.00' }]);
});

it('pays with gift cards as the switch says', async () => {
  server.use(
    mockEndpoint(preprocessTickets, async ({ request }) => {
      const { spend_gifts = false } = (await request.json()) as { spend_gifts?: boolean };
      const none = som('0.00');
      const spent = spend_gifts ? som('200.00') : none;
      return {
        status: 200,
        data: {
          goods: som('500.00'),
          discount: none,
          cashback_earned: none,
          gifts: { balance: som('200.00'), is_spent: spend_gifts, spent },
          total: som(spend_gifts ? '300.00' : '500.00'),
        },
      };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('switch', { name: new RegExp(commerce.spend_gifts) }));
  expect(await screen.findByText(commerce.gift_spent)).toBeTruthy();
  await waitFor(() => expect(buy().disabled).toBe(false));
  await user.click(buy());
  await waitFor(() => expect(sent).toMatchObject([{ spend_gifts: true, total: '300.00' }]));
});

it('asks again with the new total when they cost something else by now', async () => {
  const { user, record } = open();
  await screen.findByText(/^500/);
  server.use(
    mockEndpoint(buyTickets, async ({ request }) => {
      sent.push(await request.json());
      price = 600;
      return sent.length === 1
        ? refusal('quote_changed')
        : { status: 201, data: { transaction_id: 77 } };
    }),
  );
  await user.click(buy());
  expect(await screen.findByText(/^Сумма изменилась: теперь 600/)).toBeTruthy();
  expect(record.toasts).toEqual([]);
  await user.click(buy());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ total: '600.00' });
});

it('buys nothing without a total, and asks for it again', async () => {
  server.use(mockLostConnection(preprocessTickets));
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Повторить' });
  expect(buy().disabled).toBe(true);
  server.resetHandlers();
  await user.click(again);
  await waitFor(() => expect(buy().disabled).toBe(false));
});

describe('an event', () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

  it('shows what each section costs, and only those whose tickets are sold now', async () => {
    open({
      ...CONCERT,
      sizes: [
        { id: 31, size: 'Партер', available: 4, price: som('900.00') },
        { id: 32, size: 'Балкон', available: 4, price: som('400.00') },
        { id: 33, size: 'Ложа', available: 4, price: som('1500.00'), sales_until: at(-1) },
      ],
    });
    expect(await screen.findByRole('button', { name: /Партер · 900/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Балкон · 400/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Ложа/ })).toBeNull();
  });

  it('says from when tickets are sold, or that they are not any more', async () => {
    const { unmount } = open(CONCERT, { ...EVENT, sales_from: at(2) });
    expect(await screen.findByText(/Билеты в продаже с/)).toBeTruthy();
    unmount();
    open(CONCERT, { ...EVENT, sales_until: at(-2) });
    expect(await screen.findByText('Продажа билетов закончилась')).toBeTruthy();
  });

  it('that is cancelled or moved says so, and leads to the other dates', async () => {
    const { unmount } = open(CONCERT, { ...EVENT, cancelled: { reason: 'Артист заболел' } });
    expect(await screen.findByText('Артист заболел')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    open(CONCERT, {
      ...EVENT,
      moved_from: { starts_at: at(-24), place: 'Летняя сцена' },
      dates: [
        { item_id: 12, starts_at: EVENT.starts_at },
        { item_id: 13, starts_at: at(48) },
      ],
    });
    expect(await screen.findByText(/Летняя сцена/)).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/p/13']);
  });
});

describe('a section that is sold out', () => {
  const SOLD_OUT = {
    ...CONCERT,
    sizes: [{ id: 31, size: 'Партер', available: 0 }],
  } as unknown as ItemDetail;

  it('has a waiting list that one joins and leaves', async () => {
    const { user } = open(SOLD_OUT);
    await user.click(await screen.findByRole('button', { name: 'На один больше' }));
    await user.click(screen.getByRole('button', { name: 'Ждать билеты' }));
    expect(await screen.findByText('Вы ждёте 2 билета')).toBeTruthy();
    expect(screen.getByText(/^Перед вами 3 человека/)).toBeTruthy();
    expect(sent).toEqual([{ size_id: 31, quantity: 2 }]);
    expect(screen.queryByRole('button', { name: /^Купить/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Больше не ждать' }));
    expect(await screen.findByRole('button', { name: 'Ждать билеты' })).toBeTruthy();
  });

  it('sells what is kept for whoever has waited, and no more', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    waits = [{ ...WAIT, status: 'offered', ahead: 0, offered_until: until }];
    const { user } = open(SOLD_OUT);
    expect(await screen.findByText('За вами оставлены 2 билета')).toBeTruthy();
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'На один больше' });
    await user.click(more);
    expect(more.disabled).toBe(true);
    await waitFor(() => expect(buy().disabled).toBe(false));
    await user.click(buy());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ size_id: 31, quantity: 2 });
  });
});

it('sells extras along with tickets, no more of them than there are', async () => {
  const extras = [
    { id: 7, name: 'Парковка', price: som('150.00'), available: 5, per_order: 2 },
    { id: 8, name: 'Программка', price: som('100.00'), available: 0 },
  ];
  const { user } = open({ ...CONCERT, event: { ...EVENT, extras } });
  const parking = within(await screen.findByRole('group', { name: 'Парковка' }));
  const more = parking.getByRole<HTMLButtonElement>('button', { name: 'На один больше' });
  await user.click(more);
  await user.click(more);
  expect(more.disabled).toBe(true);
  expect(screen.getByText(/закончились/)).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Программка' })).toBeNull();
  await waitFor(() => expect(buy().disabled).toBe(false));
  await user.click(buy());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ quantity: 1, extras: [{ extra_id: 7, quantity: 2 }] });
});
