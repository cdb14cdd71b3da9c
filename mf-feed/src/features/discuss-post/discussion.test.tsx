import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  deleteComment,
  likeComment,
  listComments,
  writeComment,
} from '@karavan/shared-api/client/comments';
import { getItem } from '@karavan/shared-api/client/items';
import type { Comment } from '@karavan/shared-api/contract/comments';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import shared from '../../locales/ru.json' with { type: 'json' };
import messages from './locales/ru.json' with { type: 'json' };
import { Discussion } from './discussion.tsx';

const comment = (values: Partial<Comment> = {}): Comment => ({
  id: 1,
  item_id: 7,
  organization_id: 1,
  parent: null,
  user: { id: 2, full_name: 'Бакыт', avatar: null },
  text: 'Есть размер 38?',
  like_count: 0,
  is_liked: false,
  is_mine: false,
  is_blocked: false,
  can_block: false,
  created_at: '2026-11-21T08:00:00.000Z',
  ...values,
});

const own = comment({ id: 5, text: 'Да, есть', is_mine: true });
let stored: Comment[];
const server = startMockServer(
  mockEndpoint(getItem, () => ({
    status: 200,
    data: { id: 7, name: 'Платье', image: null } as ItemDetail,
  })),
  mockEndpoint(listComments, () => ({
    status: 200,
    data: { list: stored, total_count: stored.length, total_pages: 1, next: null },
  })),
  mockEndpoint(writeComment, () => ({ status: 201, data: own })),
  mockEndpoint(likeComment, () => refusal('not_found', 'Комментария больше нет')),
  mockEndpoint(deleteComment, () => ({ status: 204, data: undefined })),
);

beforeAll(() => {
  window.scrollTo = jest.fn();
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => {
  localStorage.clear();
  stored = [comment()];
});

const session = {
  token: 'token',
  user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
};
const render = () =>
  renderWithPlatform(<Discussion itemId={7} />, {
    session,
    messages: { 'mf-feed': shared, 'mf-feed-discuss-post': messages },
  });

it('empties the field once the comment stands', async () => {
  const user = userEvent.setup();
  render();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  await user.type(field, 'Да, есть');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(field.value).toBe(''));
});

it('keeps what was typed when the page is left, for this person and this item', async () => {
  const user = userEvent.setup();
  const { unmount } = render();
  await user.type(await screen.findByRole('textbox'), 'Завтра допишу');
  unmount();
  render();
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Завтра допишу');
});

it('keeps what was typed when it could not be sent', async () => {
  server.use(mockEndpoint(writeComment, () => refusal('not_found', 'Товара больше нет')));
  const user = userEvent.setup();
  const { record } = render();
  await screen.findByText('Есть размер 38?');
  await user.type(screen.getByRole('textbox'), 'Да');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(record.toasts).toHaveLength(1));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Да');
});

it('takes a like back that the server refuses', async () => {
  const user = userEvent.setup();
  const { record } = render();
  const heart = await screen.findByRole('button', { name: 'Нравится' });
  await user.click(heart);
  await waitFor(() => expect(record.toasts).toHaveLength(1));
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});

it('removes what is one’s own, and leaves the answers to it', async () => {
  stored = [comment({ id: 6, text: 'Спасибо', parent: { id: 5, full_name: 'Айгуль' } }), own];
  const user = userEvent.setup();
  render();
  expect(await screen.findByText('В ответ: Айгуль')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByText('Да, есть')).toBeNull());
  await waitFor(() => expect(screen.queryByText('В ответ: Айгуль')).toBeNull());
  expect(screen.getByText('Спасибо')).toBeTruthy();
});

it('says what to do where nobody has said anything', async () => {
  stored = [];
  render();
  expect(await screen.findByText('Комментариев пока нет')).toBeTruthy();
});

it('says which post it is about', async () => {
  render();
  const link = await screen.findByRole('link', { name: 'Платье' });
  expect(link.getAttribute('href')).toBe('/p/7');
});

it('goes on without the post where it cannot be had', async () => {
  server.use(mockEndpoint(getItem, () => refusal('not_found', 'Товара больше нет')));
  const { queries } = render();
  expect(await screen.findByText('Есть размер 38?')).toBeTruthy();
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(screen.queryByRole('link')).toBeNull();
});

it('leads whoever replies to the field, which says whom they answer', async () => {
  const user = userEvent.setup();
  render();
  await user.click(await screen.findByRole('button', { name: 'Ответить' }));
  const field = screen.getByRole('textbox', { description: 'В ответ: Бакыт' });
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole('button', { name: 'Не отвечать' }));
  expect(document.activeElement).toBe(field);
  expect(screen.queryByText('В ответ: Бакыт')).toBeNull();
});
