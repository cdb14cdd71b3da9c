import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  listNotifications,
  resetNotificationCount,
} from '@karavan/shared-api/client/notifications';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import situation from '@karavan/shared-api/order-situation/locales/ru.json' with { type: 'json' };
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import common from '../../locales/ru.json' with { type: 'json' };
import { CardList } from './card-list.tsx';
import messages from './locales/ru.json' with { type: 'json' };
import { useInbox } from './use-inbox.ts';

/** What the server was asked for, the latest last. */
const asked: string[] = [];
startMockServer(
  mockEndpoint(listNotifications, ({ request }) => {
    asked.push(new URL(request.url).search);
    return {
      status: 200,
      data: { list: [] as Notification[], total_count: 0, total_pages: 0, next: null },
    };
  }),
  mockEndpoint(resetNotificationCount, () => ({ status: 200, data: { count: 0 } })),
);
beforeEach(() => asked.splice(0));

const Inbox = () => <CardList inbox={useInbox()} />;

const show = (path: string) =>
  renderWithPlatform(<Inbox />, {
    path,
    messages: { 'mf-messenger': common, 'mf-messenger-cards': { ...messages, ...situation } },
  });

const chip = (name: string) => screen.findByRole('button', { name });

it('has its filter in the address, and asks for that', async () => {
  show('/notifications?kind=money&search=742');
  expect((await chip('Деньги')).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('742');
  expect(asked.at(-1)).toBe('?kind=money&search=742');
  await userEvent.click(await chip('Новые'));
  await waitFor(() => expect(asked.at(-1)).toContain('unread=1'));
  // What is pressed again narrows no more.
  await userEvent.click(await chip('Деньги'));
  await waitFor(() => expect(asked.at(-1)).not.toContain('kind'));
});

it('searches once the typing stops', async () => {
  show('/notifications?kind=people');
  await userEvent.type(await screen.findByRole('searchbox'), 'Азиз');
  await waitFor(() =>
    expect(asked.at(-1)).toBe(`?kind=people&search=${encodeURIComponent('Азиз')}`),
  );
});

it('offers everything again where nothing is found', async () => {
  show('/notifications?kind=money');
  await userEvent.click(await screen.findByRole('button', { name: 'Показать все' }));
  expect(await screen.findByText('Уведомлений пока нет')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
