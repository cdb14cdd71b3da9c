import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admitByHand, packDoor } from '@karavan/shared-api/client/events';
import type { DoorPackEntry, EventRun } from '@karavan/shared-api/contract/events';
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import texts from '../../locales/ru.json' with { type: 'json' };
import { OfflineDoor } from './offline-door.tsx';

const entry = (values: Partial<DoorPackEntry> = {}): DoorPackEntry => ({
  kind: 'ticket',
  id: 1,
  name: 'Айгуль',
  section: 'Партер',
  party: 1,
  order_id: 77,
  activated_at: null,
  code: 'hash',
  ...values,
});

const sent: { nonce: string }[] = [];
const server = startMockServer(
  mockEndpoint(packDoor, () => ({
    status: 200,
    data: { list: [entry(), entry({ id: 2, name: 'Бакыт' })] as DoorPackEntry[], is_whole: true },
  })),
  mockEndpoint(admitByHand, async ({ request }) => {
    sent.push((await request.json()) as { nonce: string });
    return { status: 200, data: { activated_at: '2090-06-01T12:31:00.000Z' } };
  }),
);
beforeEach(() => {
  sent.splice(0);
  localStorage.clear();
});

function open() {
  const view = renderWithPlatform(
    <OfflineDoor
      organizationId={5}
      run={{ id: 12, time_zone: 'Asia/Bishkek' } as unknown as EventRun}
    />,
    {
      path: '/organizations/5/manage/events/12',
      session: {
        token: 'token',
        user: { id: 1, full_name: 'Нурлан', avatar: null, has_empty_fields: false },
      },
      messages: { 'mf-commerce-events': texts as unknown as Record<string, string> },
    },
  );
  return { user: userEvent.setup(), ...view };
}

async function letIn(user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
  const search = screen.getByRole('searchbox', { name: 'Имя или номер заказа' });
  await user.clear(search);
  await user.type(search, name);
  await user.click(await screen.findByRole('button', { name: `Пропустить: ${name}` }));
}

it('lets people in without a network, keeps them over a reload, and sends them once when it is back', async () => {
  const { user, unmount } = open();
  await screen.findByText(/^В списке 2/);
  server.use(mockLostConnection(admitByHand), mockLostConnection(packDoor));
  await letIn(user, 'Айгуль');
  expect(await screen.findByText('Проходите')).toBeTruthy();
  expect(await screen.findByText(/^Сети нет/)).toBeTruthy();
  expect(screen.getByText(/^Ждёт отправки: 1/)).toBeTruthy();
  unmount();
  const again = open();
  expect(await screen.findByText(/^Ждёт отправки: 1/)).toBeTruthy();
  server.resetHandlers();
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/^Ждёт отправки/)).toBeNull());
  await again.user.type(screen.getByRole('searchbox'), 'Айгуль');
  expect(screen.queryByRole('button', { name: /^Пропустить/ })).toBeNull();
});

it('says whom the server did not admit, until staff have seen it', async () => {
  server.use(mockEndpoint(admitByHand, () => refusal('ticket_used', 'Билет уже использован')));
  const { user } = open();
  await screen.findByText(/^В списке 2/);
  await letIn(user, 'Бакыт');
  expect(await screen.findByText('Не пропущен: Бакыт')).toBeTruthy();
  expect(screen.getByText('Билет уже использован')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Понятно' }));
  expect(screen.queryByText('Не пропущен: Бакыт')).toBeNull();
});
