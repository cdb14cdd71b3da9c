import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translate } from '@karavan/shared-api/client/translations';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import messages from '../../../locales/ru.json' with { type: 'json' };
import { ItemDescription } from './item-description.tsx';

let requests = 0;
const server = startMockServer(
  mockEndpoint(translate, () => {
    requests += 1;
    return { status: 200, data: { title: 'Плед', description: 'Из шерсти', language: 'ru' } };
  }),
);
beforeEach(() => {
  requests = 0;
});

let id = 0;
const render = (description: string) => {
  id += 1;
  const item: FeedPost = {
    id,
    kind: 'product',
    name: 'Throw',
    description,
    price: null,
    price_unit: null,
    old_price: null,
    image: null,
    organization: { id: 1, title: 'Дом', image: null, type: 'Дом', is_verified: false },
    like_count: 0,
    comment_count: 0,
    is_liked: null,
    is_saved: null,
    created_at: '2026-11-21T08:00:00.000Z',
  };
  return renderWithPlatform(<ItemDescription item={item} />, {
    messages: { 'mf-commerce': messages },
  });
};

it('opens a long text and closes it again', async () => {
  const user = userEvent.setup();
  render('Очень длинно. '.repeat(40));
  const more = screen.getByRole('button', { name: 'Показать полностью' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await user.click(more);
  const less = screen.getByRole('button', { name: 'Свернуть' });
  expect(less.getAttribute('aria-expanded')).toBe('true');
});

it('leaves a short text of the person’s own language alone', () => {
  render('Коротко.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('translates, goes back to the original, and asks the server once', async () => {
  const user = userEvent.setup();
  render('Of wool');
  await user.click(screen.getByRole('button', { name: 'Перевести' }));
  expect(await screen.findByText('Из шерсти')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Показать оригинал' }));
  expect(screen.getByText('Of wool')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Перевести' }));
  expect(screen.getByText('Из шерсти')).toBeTruthy();
  expect(requests).toBe(1);
});

it('says so when nobody can translate it', async () => {
  server.use(mockEndpoint(translate, () => refusal('translation_failed', 'Ошибка в переводе')));
  const user = userEvent.setup();
  const { record } = render('Of wool');
  await user.click(screen.getByRole('button', { name: 'Перевести' }));
  await waitFor(() =>
    expect(record.toasts).toEqual([{ kind: 'error', text: 'Ошибка в переводе' }]),
  );
  expect(screen.getByText('Of wool')).toBeTruthy();
});
