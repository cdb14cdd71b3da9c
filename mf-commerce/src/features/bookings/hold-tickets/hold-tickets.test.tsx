import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  acceptTicketOffer,
  listHeldTickets,
  offerTicket,
} from '@karavan/shared-api/client/ticket-offers';
import { getGooglePass } from '@karavan/shared-api/client/ticket-passes';
import { addressLink } from '@karavan/shared-api/map-link';
import type { HeldTicket } from '@karavan/shared-api/contract/ticket-offers';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import commerce from '../../../locales/ru.json' with { type: 'json' };
import bookings from '../locales/ru.json' with { type: 'json' };
import wallets from '../../../shared/phone-wallets/locales/ru.json' with { type: 'json' };
import { HoldTickets } from './hold-tickets.tsx';

const TICKET = {
  id: 4,
  item_id: 9,
  name: 'Опера',
  size: 'Партер',
  status: 'valid',
  organization: { id: 3, title: 'Театр', time_zone: 'Asia/Bishkek' },
  starts_at: '2026-12-01T13:00:00.000Z',
  place: 'Большой зал',
  client_id: 7,
  giver: 'Айгуль Асанова',
  secret: null,
} as unknown as HeldTicket;

const NOTHING: { tickets: HeldTicket[]; offers: { id: number; ticket: HeldTicket }[] } = {
  tickets: [],
  offers: [],
};

let isAccepted: boolean;
let offers: unknown[];
const server = startMockServer(
  mockEndpoint(listHeldTickets, () => ({
    status: 200,
    data: isAccepted
      ? { ...NOTHING, tickets: [{ ...TICKET, secret: 'new-code' }] }
      : { ...NOTHING, offers: [{ id: 2, ticket: TICKET }] },
  })),
  mockEndpoint(acceptTicketOffer, () => {
    isAccepted = true;
    return { status: 200, data: { id: 2, status: 'accepted' } };
  }),
);
beforeEach(() => {
  isAccepted = false;
  offers = [];
});

const open = () =>
  renderWithPlatform(<HoldTickets />, {
    messages: {
      'mf-commerce': commerce as unknown as Record<string, string>,
      'mf-commerce-bookings': bookings as unknown as Record<string, string>,
      'mf-commerce-phone-wallets': wallets,
    },
  });

it('shows who offers a ticket, and its code once it is accepted', async () => {
  open();
  expect(await screen.findByText('От кого: Айгуль Асанова')).toBeTruthy();
  const place = screen.getByRole('link', { name: 'Большой зал' });
  expect(place.getAttribute('href')).toBe(addressLink('Большой зал', 'desktop'));
  expect(place.parentElement!.textContent).toBe('Большой зал, Партер');
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Принять' }));
  expect(await screen.findByRole('img', { name: /QR/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Принять' })).toBeNull();
});

it('hands it on, and says beside the field whom it does not find', async () => {
  isAccepted = true;
  server.use(
    mockEndpoint(offerTicket, async ({ request }) => {
      offers.push(await request.json());
      return refusal('user_not_found', 'Пользователь не найден');
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Передать' }));
  await userEvent.type(await screen.findByLabelText('Кому'), 'UID99');
  await userEvent.click(screen.getByRole('button', { name: 'Предложить билет' }));
  await waitFor(() => expect(offers).toEqual([{ person: 'UID99' }]));
  expect(screen.getByLabelText<HTMLInputElement>('Кому').value).toBe('UID99');
});

it('goes into the wallets that the server signs passes for, and no other', async () => {
  const tickets: HeldTicket[] = [
    { ...TICKET, secret: 'new-code', passes: ['google'] },
    { ...TICKET, id: 5 },
  ];
  const asked: unknown[] = [];
  server.use(
    mockEndpoint(listHeldTickets, () => ({
      status: 200,
      data: { ...NOTHING, tickets },
    })),
    mockEndpoint(getGooglePass, ({ params }) => {
      asked.push(params['id']);
      return refusal('ticket_not_valid', 'Билет не действует');
    }),
  );
  const { record } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'В Google Кошелёк' }));
  await waitFor(() => expect(asked).toEqual(['4']));
  await waitFor(() =>
    expect(record.toasts).toMatchObject([{ kind: 'error', text: 'Билет не действует' }]),
  );
  expect(screen.queryByRole('button', { name: 'В Apple Wallet' })).toBeNull();
});

it('says what there is when nobody has given anything', async () => {
  server.use(mockEndpoint(listHeldTickets, () => ({ status: 200, data: NOTHING })));
  open();
  expect(await screen.findByText('Вам пока не передавали билетов')).toBeTruthy();
});
