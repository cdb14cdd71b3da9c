import { waitFor } from '@testing-library/react';
import { likeItem } from '@karavan/shared-api/client/likes';
import { itemInteractionsAtom } from '@karavan/shared-api/state';
import {
  createFakeShell,
  mockEndpoint,
  refusal,
  startMockServer,
} from '@karavan/shared-api/testing';
import { rememberPendingAction, PENDING_ACTION_LASTS } from '../../session/pending-action.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { runPendingAction } from './run-pending-action.ts';

let liked: string[];
const server = startMockServer(
  mockEndpoint(likeItem, ({ params }) => {
    liked.push(params['id']!);
    return { status: 200, data: { is_liked: true, like_count: 4 } };
  }),
);
beforeEach(() => {
  liked = [];
  rememberPendingAction({ kind: 'like', id: 7 });
});
afterEach(() => jest.restoreAllMocks());

const user = { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false };
const signedIn = () =>
  createFakeShell({
    session: { token: 'token', user },
    messages: { 'shell-pages': texts },
  });

it('does what the guest wanted, once, and shows it everywhere', async () => {
  const { shell, record } = signedIn();
  await runPendingAction(shell);
  await runPendingAction(shell);
  expect(liked).toEqual(['7']);
  expect(shell.store.get(itemInteractionsAtom).get(7)).toEqual({ is_liked: true, like_count: 4 });
  expect(record.toasts).toEqual([{ kind: 'success', text: 'Понравилось' }]);
});

it('says why what was wanted is not possible', async () => {
  server.use(mockEndpoint(likeItem, () => refusal('not_found', 'Такого товара нет')));
  const { shell, record } = signedIn();
  await runPendingAction(shell);
  expect(record.toasts).toEqual([{ kind: 'error', text: 'Такого товара нет' }]);
  await waitFor(() => expect(shell.store.get(itemInteractionsAtom).get(7)).toEqual({}));
});

it('forgets what was wanted long ago', async () => {
  const later = Date.now() + PENDING_ACTION_LASTS;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await runPendingAction(signedIn().shell);
  expect(liked).toEqual([]);
});

it.each(['', JSON.stringify({ kind: 'pay', id: 7, at: Date.now() }), 'damaged'])(
  'leaves alone what it does not know: %s',
  async (stored) => {
    sessionStorage.setItem('pending_action', stored);
    const { shell, record } = signedIn();
    await runPendingAction(shell);
    expect(record.toasts).toEqual([]);
  },
);
