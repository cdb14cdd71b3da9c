import { act, screen, waitFor } from '@testing-library/react';
import { listChats } from '@karavan/shared-api/client/messenger';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { chatOf } from './testing/chat-of.ts';
import { useChats } from './use-chats.ts';

const all = Array.from({ length: 35 }, (_, index) => chatOf(index + 1, `Клиент ${index + 1}`));
let order: typeof all;

startMockServer(
  mockEndpoint(listChats, ({ request }) => {
    const isSecond = new URL(request.url).searchParams.has('cursor');
    const list = isSecond ? all.slice(30) : order.slice(0, 30);
    return {
      status: 200,
      data: { list, total_count: order.length, total_pages: 2, next: isSecond ? null : 'next' },
    };
  }),
);
beforeEach(() => {
  order = all;
});

function Chats() {
  const { items, loadMore } = useChats();
  return (
    <button type="button" onClick={loadMore}>
      {items.map(({ id }) => id).join(' ')}
    </button>
  );
}

const shown = () => screen.getByRole('button').textContent;
const ids = (chats: typeof all) => chats.map(({ id }) => id).join(' ');

async function openWhole() {
  const { sockets } = renderWithPlatform(<Chats />, { path: '/messenger' });
  await waitFor(() => expect(shown()).toBe(ids(all.slice(0, 30))));
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(shown()).toBe(ids(all)));
  return () =>
    act(() => sockets.emit({ stream: 'messenger/chats' }, 'message.arrived', { chat_id: 33 }));
}

it('keeps further pages when something has news, and shows nothing twice', async () => {
  const arrive = await openWhole();
  order = [all[32]!, ...all.filter(({ id }) => id !== 33)];
  arrive();
  await waitFor(() => expect(shown()).toBe(ids(order)));
});

it('begins again where more has come than one page holds', async () => {
  const arrive = await openWhole();
  order = Array.from({ length: 30 }, (_, index) => chatOf(index + 101, 'Новый'));
  arrive();
  await waitFor(() => expect(shown()).toBe(ids(order)));
});
