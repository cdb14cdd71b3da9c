import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getSharedFolder,
  listSharedPosts,
  saveSharedFolder,
} from '@karavan/shared-api/client/shared-folders';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import feed from '../../locales/ru.json' with { type: 'json' };
import texts from './locales/ru.json' with { type: 'json' };
import { SharedFolder } from './shared-folder.tsx';

const SESSION = {
  token: 'token',
  user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
};

const NO_POSTS: FeedPost[] = [];

let isOwn: boolean;
let saved: unknown[];
const server = startMockServer(
  mockEndpoint(getSharedFolder, () => ({
    status: 200,
    data: { name: 'Подарки', item_count: 3, is_own: isOwn },
  })),
  mockEndpoint(listSharedPosts, () => ({
    status: 200,
    data: { list: NO_POSTS, total_count: 0, total_pages: 0, next: null },
  })),
  mockEndpoint(saveSharedFolder, async ({ request }) => {
    saved.push(await request.json());
    return { status: 201, data: { id: 8 } };
  }),
);
beforeEach(() => {
  isOwn = false;
  saved = [];
});

function open(options: object = { session: SESSION }) {
  const view = renderWithPlatform(<SharedFolder secret="secret" />, {
    messages: { 'mf-feed': feed, 'mf-feed-shared-folder': texts },
    ...options,
  });
  return { user: userEvent.setup(), ...view };
}

it('is saved under a name of one’s own', async () => {
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Подарки' })).toBeTruthy();
  expect(screen.getByText('3 товара')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Сохранить всё себе' }));
  const name = await screen.findByLabelText('Название вашей папки');
  await user.clear(name);
  await user.type(name, 'Маме');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByRole('heading', { name: 'Подарки' });
  expect(saved).toEqual([{ name: 'Маме' }]);
});

it('says that one sees one’s own folder', async () => {
  isOwn = true;
  open();
  expect(await screen.findByText('Это ваша папка: так её видят другие')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Сохранить всё себе' })).toBeNull();
});

it('says that a link leads nowhere any more', async () => {
  server.use(mockEndpoint(getSharedFolder, () => refusal('not_found')));
  open({});
  expect(await screen.findByText('Этой папки здесь больше нет')).toBeTruthy();
});
