import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findPeople, openChat } from '@karavan/shared-api/client/messenger';
import type { FoundPerson } from '@karavan/shared-api/contract/messenger';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import texts from './locales/ru.json' with { type: 'json' };
import { FindPeople } from './find-people.tsx';

const found: FoundPerson[] = [
  { id: 9, full_name: 'Бакыт Асанов', avatar: null, username: 'bakyt' },
];

let sought: (string | null)[];
let opened: unknown[];
const server = startMockServer(
  mockEndpoint(findPeople, ({ request }) => {
    const query = new URL(request.url).searchParams.get('query');
    sought.push(query);
    return { status: 200, data: { list: query === 'бакыт' ? found : [] } };
  }),
  mockEndpoint(openChat, async ({ request }) => {
    opened.push(await request.json());
    return { status: 200, data: { id: 31 } };
  }),
);
beforeEach(() => {
  sought = [];
  opened = [];
});

const render = () =>
  renderWithPlatform(<FindPeople />, {
    path: '/messenger/search',
    messages: { 'mf-messenger-people': texts },
    session: {
      token: 'token',
      user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
    },
  });
const type = async (text: string) =>
  userEvent.setup().type(await screen.findByRole('searchbox', { name: /Имя/ }), text);

it('asks once for what was typed, and opens the chat with who is pressed', async () => {
  const { record, history } = render();
  expect(await screen.findByText('Кому вы хотите написать?')).toBeTruthy();
  expect(record.header).toMatchObject({ title: 'Поиск людей', backTo: '/messenger' });
  await type('бакыт');
  const row = await screen.findByRole('button', { name: /Бакыт Асанов/ });
  expect(row.textContent).toContain('@bakyt');
  expect(sought).toEqual(['бакыт']);
  await userEvent.setup().click(row);
  await waitFor(() => expect(history.location.pathname).toBe('/messenger/chat/31'));
  expect(opened).toEqual([{ user_id: 9 }]);
});

it('says that nobody is found', async () => {
  render();
  await type('никто');
  expect(await screen.findByText('Пользователь не найден')).toBeTruthy();
});

it('says that the search has failed, and tries again', async () => {
  server.use(mockEndpoint(findPeople, () => refusal('internal', 'Сбой')));
  render();
  await type('бакыт');
  expect(await screen.findByText('Ошибка поиска пользователей')).toBeTruthy();
  server.use(mockEndpoint(findPeople, () => ({ status: 200, data: { list: found } })));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('button', { name: /Бакыт/ })).toBeTruthy();
});
