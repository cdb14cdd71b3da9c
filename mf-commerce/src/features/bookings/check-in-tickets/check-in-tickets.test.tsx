import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getItem } from '@karavan/shared-api/client/items';
import { activateTicket } from '@karavan/shared-api/client/tickets';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import commerce from '../../../locales/ru.json' with { type: 'json' };
import bookings from '../locales/ru.json' with { type: 'json' };
import { CheckInTickets } from './check-in-tickets.tsx';

const EVENT = {
  id: 12,
  name: 'Вечер симфонической музыки',
  organization: { id: 5 },
  time_zone: 'Asia/Bishkek',
  event: {
    starts_at: '2026-11-27T13:00:00.000Z',
    ends_at: '2026-11-27T15:00:00.000Z',
    place: 'Большой зал',
  },
} as ItemDetail;

const scans: unknown[] = [];
const server = startMockServer(
  mockEndpoint(getItem, () => ({ status: 200, data: EVENT })),
  mockEndpoint(activateTicket, async ({ request }) => {
    scans.push(await request.json());
    return {
      status: 200,
      data: {
        item_id: 12,
        name: EVENT.name,
        size: 'Партер',
        client: 'Айгуль',
        activated_at: '2026-11-27T12:40:00.000Z',
      },
    };
  }),
);
beforeEach(() => scans.splice(0));

function open(path = '/clients/7/event-activation/12#secret-of-the-ticket') {
  const view = renderWithPlatform(<CheckInTickets eventId={12} />, {
    path,
    messages: {
      'mf-commerce': commerce as unknown as Record<string, string>,
      'mf-commerce-bookings': bookings as unknown as Record<string, string>,
    },
  });
  return { user: userEvent.setup(), ...view };
}

const letIn = () => screen.findByRole('button', { name: 'Пропустить' });

it('lets the bearer in and says who and when, by the clock of the house', async () => {
  const { user } = open();
  expect(await screen.findByText(/Большой зал/)).toBeTruthy();
  await user.click(await letIn());
  expect(await screen.findByText('Проходите')).toBeTruthy();
  expect(screen.getByText(/Айгуль, Партер, 27\.11\.2026, 18:40/)).toBeTruthy();
  expect(scans).toEqual([{ secret: 'secret-of-the-ticket', nonce: expect.any(String) }]);
});

it('says when somebody has come with it before', async () => {
  server.use(
    mockEndpoint(activateTicket, () => {
      const refused = refusal('ticket_used', 'По этому билету уже прошли');
      const failure = { ...refused.failure, activated_at: '2026-11-27T12:10:00.000Z' };
      return { ...refused, failure };
    }),
  );
  const { user } = open();
  await user.click(await letIn());
  expect((await screen.findByRole('alert')).textContent).toContain('По этому билету уже прошли');
  expect(screen.getByText(/18:10/)).toBeTruthy();
});

it('tries the same scan again after a lost connection', async () => {
  server.use(mockLostConnection(activateTicket));
  const { user, record } = open();
  await user.click(await letIn());
  await screen.findByRole('button', { name: 'Пропустить' });
  expect(record.toasts).toMatchObject([{ kind: 'error' }]);
  server.resetHandlers();
  await user.click(await letIn());
  expect(await screen.findByText('Проходите')).toBeTruthy();
});

it('needs a code', async () => {
  open('/clients/7/event-activation/12');
  expect(await screen.findByText('Билет не отсканирован')).toBeTruthy();
});
