import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translate } from '@karavan/shared-api/client/translations';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import messages from '../../../locales/ru.json' with { type: 'json' };
import shopMessages from '../locales/ru.json' with { type: 'json' };
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
const render = (description: string, is_own = true) => {
  id += 1;
  const item = { id, name: 'Throw', description, is_own };
  return renderWithPlatform(<ItemDescription item={item} />, {
    messages: { 'mf-commerce': messages, 'mf-commerce-shop': shopMessages },
  });
};

it('opens a long text and closes it again', async () => {
  const user = userEvent.setup();
  render('Очень длинно. '.repeat(40));
  const more = await screen.findByRole('button', { name: 'Показать полностью' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await user.click(more);
  const less = screen.getByRole('button', { name: 'Свернуть' });
  expect(less.getAttribute('aria-expanded')).toBe('true');
});

it('leaves a short text of the person’s own language alone', async () => {
  render('Коротко.', false);
  expect(await screen.findByRole('button')).toBe(
    screen.getByRole('button', { name: 'Пожаловаться' }),
  );
});

it('offers nobody to report what is theirs', async () => {
  render('Очень длинно. '.repeat(40));
  await screen.findByRole('button', { name: 'Показать полностью' });
  expect(screen.queryByRole('button', { name: 'Пожаловаться' })).toBeNull();
});

it('translates, goes back to the original, and asks the server once', async () => {
  const user = userEvent.setup();
  render('Of wool');
  await user.click(await screen.findByRole('button', { name: 'Перевести' }));
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
  await user.click(await screen.findByRole('button', { name: 'Перевести' }));
  await waitFor(() =>
    expect(record.toasts).toEqual([{ kind: 'error', text: 'Ошибка в переводе' }]),
  );
  expect(screen.getByText('Of wool')).toBeTruthy();
});
