import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeItem, unlikeItem } from '@karavan/shared-api/client/likes';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { useLike } from './use-like.ts';

const presses: string[] = [];
let wait = Promise.resolve();
const server = startMockServer(
  mockEndpoint(likeItem, async () => {
    presses.push('like');
    await wait;
    return { status: 200, data: { is_liked: true, like_count: 5 } };
  }),
  mockEndpoint(unlikeItem, () => {
    presses.push('unlike');
    return { status: 200, data: { is_liked: false, like_count: 4 } };
  }),
);
beforeEach(() => {
  presses.splice(0);
  wait = Promise.resolve();
});

const session = {
  token: 'token',
  user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
};

function Heart({ id }: { readonly id: number }) {
  const { isLiked, likeCount, toggle } = useLike({ id, is_liked: false, like_count: 3 });
  return (
    <button type="button" aria-pressed={isLiked} onClick={() => void toggle()}>
      {likeCount}
    </button>
  );
}

const heart = () => screen.getByRole('button');
const looks = () => [heart().getAttribute('aria-pressed'), heart().textContent];

it('shows a like at once, and then the count that the server knows', async () => {
  const user = userEvent.setup();
  const { promise, resolve } = Promise.withResolvers<void>();
  wait = promise;
  renderWithPlatform(<Heart id={1} />, { session });
  await user.click(heart());
  expect(looks()).toEqual(['true', '4']);
  resolve();
  await waitFor(() => expect(looks()).toEqual(['true', '5']));
});

it('sends quick presses one after the other, and the last one counts', async () => {
  const user = userEvent.setup();
  const { promise, resolve } = Promise.withResolvers<void>();
  wait = promise;
  renderWithPlatform(<Heart id={2} />, { session });
  await user.click(heart());
  await user.click(heart());
  expect(looks()).toEqual(['false', '3']);
  await waitFor(() => expect(presses).toEqual(['like']));
  resolve();
  await waitFor(() => expect(presses).toEqual(['like', 'unlike']));
  await waitFor(() => expect(looks()).toEqual(['false', '4']));
});

it('takes back what the server refuses, and says why', async () => {
  server.use(mockEndpoint(likeItem, () => refusal('not_found', 'Такого товара нет')));
  const user = userEvent.setup();
  const { record } = renderWithPlatform(<Heart id={3} />, { session });
  await user.click(heart());
  await waitFor(() => expect(looks()).toEqual(['false', '3']));
  expect(record.toasts).toEqual([{ kind: 'error', text: 'Такого товара нет' }]);
});

it('asks nothing of the server for a guest, and tells the shell what they wanted', async () => {
  const user = userEvent.setup();
  const { record } = renderWithPlatform(<Heart id={4} />, {});
  await user.click(heart());
  expect(looks()).toEqual(['false', '3']);
  expect(presses).toEqual([]);
  expect(record.pendingActions).toEqual([{ kind: 'like', id: 4 }]);
});
