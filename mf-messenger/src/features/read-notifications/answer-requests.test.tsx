import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  acceptBooking,
  acceptOrder,
  rejectBooking,
  rejectOrder,
} from '@karavan/shared-api/client/orders';
import { acceptPartnership, declinePartnership } from '@karavan/shared-api/client/partners';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import messages from '../../locales/ru.json' with { type: 'json' };
import { NotificationCard } from './notification-card.tsx';

const calls: string[] = [];

function noted({ request }: { readonly request: Request }) {
  calls.push(new URL(request.url).pathname);
  return { status: 200, data: {} as never } as const;
}

const server = startMockServer(
  mockEndpoint(acceptOrder, noted),
  mockEndpoint(rejectOrder, noted),
  mockEndpoint(acceptBooking, noted),
  mockEndpoint(rejectBooking, noted),
  mockEndpoint(acceptPartnership, noted),
  mockEndpoint(declinePartnership, noted),
);
beforeEach(() => calls.splice(0));

interface Said {
  readonly type?: string;
  readonly is_client?: boolean;
  readonly extra_data?: object;
}

function open(values: Said) {
  const notification = {
    id: 1,
    type: 'order',
    title: 'Новое',
    description: '',
    created_at: '2026-11-21T08:00:00.000Z',
    organization: {
      id: 5,
      title: 'Шаг',
      image: null,
      address: 'Чуй, 1',
      verification_status: 'none',
    },
    sender: null,
    item: null,
    is_client: false,
    extra_data: { transaction_id: 9 },
    ...values,
  } as Notification;
  const view = renderWithPlatform(<NotificationCard notification={notification} />, {
    messages: { 'mf-messenger': messages as unknown as Record<string, string> },
  });
  return { user: userEvent.setup(), ...view };
}

const press = (name: string) => screen.getByRole('button', { name });

it.each([
  ['order', 'Принять', '/api/v1/organizations/5/orders/9/accept/'],
  ['online_order', 'Отклонить', '/api/v1/organizations/5/orders/9/reject/'],
  ['rental', 'Принять', '/api/v1/organizations/5/bookings/9/accept/'],
  ['rental', 'Отклонить', '/api/v1/organizations/5/bookings/9/reject/'],
])('staff answer %s with «%s»', async (type, answer, path) => {
  const { user } = open({ type });
  await user.click(press(answer));
  await waitFor(() => expect(calls).toEqual([path]));
});

it.each([
  ['Принять', '/api/v1/organizations/8/partnerships/3/accept/'],
  ['Отклонить', '/api/v1/organizations/8/partnerships/3/decline/'],
])(
  'a partnership is answered in the name of the organization that is asked: %s',
  async (answer, path) => {
    const { user } = open({
      type: 'partnership_requested_recipient',
      extra_data: { partnership_id: 3, own_organization: 8 },
    });
    await user.click(press(answer));
    await waitFor(() => expect(calls).toEqual([path]));
  },
);

it('passes on why it could not be answered', async () => {
  server.use(mockEndpoint(acceptBooking, () => refusal('conflict', 'Состояние уже изменилось')));
  const { user, record } = open({ type: 'rental' });
  await user.click(press('Принять'));
  await waitFor(() =>
    expect(record.toasts).toMatchObject([{ kind: 'error', text: 'Состояние уже изменилось' }]),
  );
});

it.each([
  ['its client', { type: 'rental', is_client: true }],
  ['somebody who is told what they have done', { type: 'partnership_requested' }],
  [
    'what is answered already',
    { type: 'rental_accepted_for_client', extra_data: { transaction_id: 9 } },
  ],
])('asks nothing of %s', (_, values) => {
  open(values);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it.each([
  ['online_payment', 2],
  ['self_pickup', 0],
])('a client pays for an accepted booking only online: %s', (method, count) => {
  open({
    type: 'rental_accepted_for_client',
    is_client: true,
    extra_data: { transaction_id: 9, method },
  });
  expect(screen.queryAllByRole('button')).toHaveLength(count);
});
