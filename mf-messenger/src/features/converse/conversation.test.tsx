import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import { blockUser, listBlockedUsers } from '@karavan/shared-api/client/blacklist';
import { getItem } from '@karavan/shared-api/client/items';
import {
  blockInChat,
  getChat,
  listMessages,
  readChat,
  sendMessage,
} from '@karavan/shared-api/client/messenger';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import type { ChatDetail, ChatMessage } from '@karavan/shared-api/contract/messenger';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import messages from '../../locales/ru.json' with { type: 'json' };
import { Conversation } from './conversation.tsx';

// jsdom has no layout: this simulates a window of 600 px with rows of 50 px.
class ObserverOfTest {
  readonly #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(target: HTMLElement) {
    const height = target.getAttribute('role') === 'log' ? 600 : 50;
    const entry = { target, contentRect: { width: 390, height } };
    queueMicrotask(() =>
      act(() => this.#tell([entry as unknown as ResizeObserverEntry], this as never)),
    );
  }

  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = ObserverOfTest as unknown as typeof ResizeObserver;
Object.defineProperty(HTMLElement.prototype, 'offsetParent', { get: () => document.body });
HTMLElement.prototype.scrollTo = () => undefined;

const CHAT = 7;
const stream = { stream: 'chat', id: CHAT } as const;
const me = { id: 1, full_name: 'Айгуль', avatar: null };
const manager = { id: 2, full_name: 'Елена', avatar: null };

const chat: ChatDetail = {
  id: CHAT,
  chat_type: 'organization',
  title: 'Ала-Тоо Мода',
  image: null,
  color: '#2f5fa8',
  is_blocked: false,
  on_behalf_of: null,
  organization_id: 3,
  client_id: me.id,
  own_read_id: 1,
  delivered_id: 1,
  read_id: 1,
};

const message = (id: number, sender: typeof me, text: string): ChatMessage => ({
  id,
  client_id: `name ${id}`,
  text,
  pictures: [],
  sender,
  created_at: new Date(Date.UTC(2026, 2, 1, 10, id)).toISOString(),
});

let list: ChatMessage[];
let read: number[];
const server = startMockServer(
  mockEndpoint(getChat, () => ({ status: 200, data: chat })),
  mockEndpoint(listMessages, () => ({
    status: 200,
    data: { list, next: null, total_count: list.length, total_pages: 1 },
  })),
  mockEndpoint(readChat, async ({ request }) => {
    const { message_id } = (await request.json()) as { message_id: number };
    read.push(message_id);
    return { status: 200, data: { own_read_id: message_id } };
  }),
  mockEndpoint(sendMessage, async ({ request }) => {
    const { client_id, text } = (await request.json()) as { client_id: string; text: string };
    return { status: 201, data: { ...message(50, me, text), client_id } };
  }),
);
beforeEach(() => {
  list = [message(2, me, 'Когда открыто?'), message(1, manager, 'Здравствуйте!')];
  read = [];
  localStorage.clear();
});

const render = (path = `/messenger/chat/${CHAT}`) =>
  renderWithPlatform(<Conversation chatId={CHAT} />, {
    path,
    messages: { 'mf-messenger': messages, management },
    session: { token: 'token', user: { ...me, has_empty_fields: false } },
  });

const bubble = async (text: string) =>
  (await screen.findByText(text)).closest<HTMLElement>('[role=article]')!;
const field = () => screen.findByRole('textbox', { name: 'Сообщение' });

it('shows what has been said, by whom, and how far it has got', async () => {
  const { record } = render();
  expect((await bubble('Здравствуйте!')).getAttribute('aria-label')).toBe('Ала-Тоо Мода');
  const own = await bubble('Когда открыто?');
  expect(own.getAttribute('aria-label')).toBe('Вы');
  expect(within(own).getByRole('img', { name: 'Отправлено' })).toBeTruthy();
  expect(record.header).toMatchObject({ title: 'Ала-Тоо Мода', backTo: '/messenger' });
});

it('leads from the header to the organization, and staff nowhere', async () => {
  const staffs = { ...chat, on_behalf_of: { id: 3, title: 'Ала-Тоо Мода' } };
  const { record, history } = render();
  await bubble('Здравствуйте!');
  const [menu] = record.header!.actions!;
  expect(menu).toMatchObject({ kind: 'menu', label: 'Действия с чатом' });
  await act(async () => menu!.run());
  await waitFor(() => expect(record.menus).toHaveLength(1));
  const [item] = record.menus[0]!.items;
  expect(item!.label).toBe('Открыть страницу организации');
  act(() => item!.run());
  expect(history.location.pathname).toBe('/organizations/3');

  server.use(mockEndpoint(getChat, () => ({ status: 200, data: staffs })));
  const asStaff = render();
  await screen.findByText('Вы отвечаете от имени «Ала-Тоо Мода»');
  expect(asStaff.record.header?.actions).toBeUndefined();
});

it('makes links of the addresses in what is written', async () => {
  list = [message(1, manager, 'Вот они: /p/5.')];
  render();
  const link = await screen.findByRole('link', { name: '/p/5' });
  expect(link.getAttribute('href')).toBe('/p/5');
  expect(link.closest('[role=article]')?.textContent).toContain('Вот они: /p/5.');
});

it('changes the ticks as the other side receives and reads', async () => {
  const { sockets } = render();
  const own = await bubble('Когда открыто?');
  const mark = { user_id: manager.id, delivered_id: 2 };
  act(() => sockets.emit(stream, 'progress.changed', { ...mark, read_id: 1 }));
  expect(await within(own).findByRole('img', { name: 'Доставлено' })).toBeTruthy();
  act(() => sockets.emit(stream, 'progress.changed', { ...mark, read_id: 2 }));
  expect(await within(own).findByRole('img', { name: 'Прочитано' })).toBeTruthy();
  // A late event reverts nothing.
  act(() => sockets.emit(stream, 'progress.changed', { ...mark, read_id: 1 }));
  expect(within(own).getByRole('img', { name: 'Прочитано' })).toBeTruthy();
});

it('shows what arrives, reads it out, and tells that it has been read', async () => {
  const { sockets } = render();
  await bubble('Когда открыто?');
  act(() => sockets.emit(stream, 'message.created', message(3, manager, 'С девяти')));
  expect(await bubble('С девяти')).toBeTruthy();
  expect(screen.getByText('Ала-Тоо Мода: С девяти').getAttribute('aria-live')).toBe('polite');
  await waitFor(() => expect(read).toEqual([3]));
  // Replying implies having read the message.
  const own = await bubble('Когда открыто?');
  expect(within(own).getByRole('img', { name: 'Прочитано' })).toBeTruthy();
});

it('adds what was missed while the connection was lost', async () => {
  const { sockets } = render();
  await bubble('Когда открыто?');
  list = [message(4, manager, 'Приходите'), message(3, manager, 'С девяти'), ...list];
  act(() => sockets.resync(stream));
  await bubble('Приходите');
  expect(screen.getAllByRole('article').map((article) => article.textContent)).toEqual([
    expect.stringContaining('Здравствуйте!'),
    expect.stringContaining('Когда открыто?'),
    expect.stringContaining('С девяти'),
    expect.stringContaining('Приходите'),
  ]);
});

it('sends on Enter, breaks the line on Shift and Enter, and keeps what has been begun', async () => {
  const user = userEvent.setup();
  const { unmount } = render();
  await user.type(await field(), 'Раз{Shift>}{Enter}{/Shift}два');
  unmount();
  render();
  expect(await field()).toHaveProperty('value', 'Раз\nдва');
  await user.type(await field(), '{Enter}');
  expect(await field()).toHaveProperty('value', '');
  const own = await bubble('Раз два');
  expect(await within(own).findByRole('img', { name: 'Отправлено' })).toBeTruthy();
});

it('sends nothing that is empty or too long, and says why', async () => {
  const user = userEvent.setup();
  render();
  await user.type(await field(), '   {Enter}');
  expect(screen.getByRole('button', { name: 'Отправить' })).toHaveProperty('disabled', true);
  await user.clear(await field());
  await user.click(await field());
  await user.paste('я'.repeat(4001));
  expect(screen.getByRole('alert').textContent).toContain('4001 из 4000');
  expect(screen.getByRole('button', { name: 'Отправить' })).toHaveProperty('disabled', true);
});

it('says what the server refuses, and lets the person try again or give up', async () => {
  server.use(mockEndpoint(sendMessage, () => refusal('forbidden', 'Чат закрыт')));
  const user = userEvent.setup();
  render();
  await user.type(await field(), 'Можно?{Enter}');
  expect(await screen.findByText('Чат закрыт')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByText('Можно?')).toBeNull());
});

it('begins with an invitation where nothing has been said', async () => {
  list = [];
  render();
  expect(await screen.findByText('Напишите первое сообщение.')).toBeTruthy();
});

it('tells a chat that is not there from one that cannot be loaded', async () => {
  server.use(mockEndpoint(getChat, () => refusal('not_found')));
  const { unmount } = render();
  expect(await screen.findByText('Такого чата нет')).toBeTruthy();
  unmount();

  server.use(mockEndpoint(getChat, () => refusal('internal')));
  const user = userEvent.setup();
  render();
  await screen.findByText('Не удалось загрузить');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await bubble('Здравствуйте!')).toBeTruthy();
});

describe('an item to ask about', () => {
  const face = {
    id: 5,
    name: 'Кроссовки',
    image: null,
    price: { amount: '1200.00', currency: 'KGS' },
    price_unit: null,
    old_price: null,
  };
  const soldBy = (organization: number) =>
    mockEndpoint(getItem, () => ({
      status: 200,
      data: { ...face, organization: { id: organization } } as ItemDetail,
    }));
  const asking = (query: string) => render(`/messenger/chat/${CHAT}${query}`);
  const attached = () => screen.queryByRole('group', { name: 'Вопрос о товаре' });

  it('stands above the input, goes with the next message, and with no other', async () => {
    const user = userEvent.setup();
    const sent: object[] = [];
    server.use(
      soldBy(3),
      mockEndpoint(sendMessage, async ({ request }) => {
        const draft = (await request.json()) as { client_id: string; text: string };
        sent.push(draft);
        const item = 'item_id' in draft ? { item: { card: face } } : {};
        return {
          status: 201,
          data: { ...message(50 + sent.length, me, draft.text), ...draft, ...item },
        };
      }),
    );
    asking('?item=5');
    await waitFor(() => expect(attached()).not.toBeNull());
    await user.type(await field(), 'Есть 38?{Enter}');
    await waitFor(() => expect(attached()).toBeNull());
    const own = await bubble('Есть 38?');
    expect((await within(own).findByRole('link')).getAttribute('href')).toBe('/p/5');
    await user.type(await field(), 'А 39?{Enter}');
    await bubble('А 39?');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toMatchObject({ text: 'Есть 38?', item_id: 5 });
    expect(sent[1]).not.toHaveProperty('item_id');
  });

  it('can be removed', async () => {
    const user = userEvent.setup();
    server.use(soldBy(3));
    const { history } = asking('?item=5');
    await user.click(await screen.findByRole('button', { name: 'Убрать товар из сообщения' }));
    await waitFor(() => expect(attached()).toBeNull());
    expect(history.location.search).toBe('');
  });

  it.each(['?item=5', '?item=0', '?item=5x', '?item=%00', `?item=${'9'.repeat(30)}`])(
    'of another organization, or none at all (%s), is not attached',
    async (query) => {
      let asked = 0;
      server.use(soldBy(4));
      server.events.on('request:start', ({ request }) => {
        if (request.url.includes('/shop/items/')) asked += 1;
      });
      asking(query);
      await bubble('Здравствуйте!');
      await field();
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(attached()).toBeNull();
      expect(asked).toBe(query === '?item=5' ? 1 : 0);
      server.events.removeAllListeners();
    },
  );

  it('that is gone says so, and leads nowhere', async () => {
    list = [{ ...message(2, manager, 'Вот эти?'), item: { card: null } }];
    render();
    const theirs = await bubble('Вот эти?');
    expect(await within(theirs).findByText('Больше не продаётся')).toBeTruthy();
    expect(within(theirs).queryByRole('link')).toBeNull();
  });
});

describe('the chat of a client', () => {
  let blocked: number[];
  beforeEach(() => {
    blocked = [];
    const asStaff = { ...chat, on_behalf_of: { id: 3, title: chat.title }, client_id: manager.id };
    server.use(
      mockEndpoint(getChat, () => ({
        status: 200,
        data: { ...asStaff, title: manager.full_name, is_blocked: blocked.length > 0 },
      })),
      mockEndpoint(listBlockedUsers, () => ({ status: 200, data: { list: blocked } })),
      mockEndpoint(blockUser, async ({ request }) => {
        blocked.push(((await request.json()) as { user_id: number }).user_id);
        return { status: 200, data: { is_blocked: true } };
      }),
    );
  });
  const workAs = (...permissions: string[]) =>
    server.use(
      mockEndpoint(getMe, () => ({
        status: 200,
        data: { organizations: [{ id: 3, permissions }] } as unknown as Me,
      })),
    );

  it('lets staff who look after clients block them, and writes no more', async () => {
    workAs('can_manage_followers_partners');
    render();
    await userEvent.click(await screen.findByRole('button', { name: management.client_block }));
    expect(await screen.findByRole('button', { name: management.client_unblock })).toBeTruthy();
    expect(blocked).toEqual([manager.id]);
    expect(await screen.findByText(messages.chat_blocked)).toBeTruthy();
  });

  it('offers it to no other staff', async () => {
    workAs('can_send_message');
    render();
    await field();
    expect(screen.queryByRole('button', { name: management.client_block })).toBeNull();
  });
});

it('forwards a message from its menu, by the keyboard, and says who has written it first', async () => {
  list = [{ ...message(2, manager, 'Адрес'), forwarded_from: { name: 'Бакыт' } }];
  const { record } = render();
  expect((await bubble('Адрес')).textContent).toContain('Переслано от: Бакыт');
  screen.getByRole('button', { name: 'Действия с сообщением' }).focus();
  await userEvent.setup().keyboard('{Enter}');
  expect(record.menus).toMatchObject([{ items: [{ label: 'Переслать' }] }]);
});

it('blocks the other one of a private chat once that is confirmed', async () => {
  let isBlocked = false;
  server.use(
    mockEndpoint(getChat, () => ({
      status: 200,
      data: {
        ...chat,
        chat_type: 'private',
        title: 'Бакыт',
        organization_id: null,
        client_id: null,
        is_blocked: isBlocked,
        has_blocked: isBlocked,
      },
    })),
    mockEndpoint(blockInChat, async ({ request }) => {
      isBlocked = ((await request.json()) as { is_blocked: boolean }).is_blocked;
      return { status: 200, data: { is_blocked: isBlocked } };
    }),
  );
  const { record } = render();
  await waitFor(() => expect(record.header?.actions).toHaveLength(1));
  await act(async () => record.header!.actions![0]!.run());
  await waitFor(() => expect(record.menus).toHaveLength(1));
  act(() => record.menus[0]!.items[0]!.run());
  expect(await screen.findByText('Вы заблокировали этого человека.')).toBeTruthy();
});
