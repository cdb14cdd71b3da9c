import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  followOrganization,
  getOrganizationClient,
  unfollowOrganization,
} from '@karavan/shared-api/client/organizations';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import messages from '../../locales/ru.json' with { type: 'json' };
import { FollowButton } from './follow-button.tsx';

let isFollowing: boolean;
const presses: string[] = [];

function press(method: string, follows: boolean) {
  presses.push(method);
  isFollowing = follows;
  return {
    status: 200,
    data: { is_following: follows, follower_count: Number(follows) },
  } as const;
}

const server = startMockServer(
  mockEndpoint(getOrganizationClient, () => ({
    status: 200,
    data: { is_own: false, is_blocked: false, is_following: isFollowing, discount: null },
  })),
  mockEndpoint(followOrganization, () => press('PUT', true)),
  mockEndpoint(unfollowOrganization, () => press('DELETE', false)),
);
beforeEach(() => {
  isFollowing = false;
  presses.splice(0);
});

const session = {
  token: 'token',
  user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
};
const render = (options: object) =>
  renderWithPlatform(<FollowButton organization={{ id: 7, follower_count: 3 }} />, {
    messages: { 'mf-organization': messages },
    ...options,
  });

it('follows and unfollows, each shown at once', async () => {
  const user = userEvent.setup();
  render({ session });
  await user.click(await screen.findByRole('button', { name: 'Подписаться' }));
  await user.click(await screen.findByRole('button', { name: 'Вы подписаны' }));
  expect(await screen.findByRole('button', { name: 'Подписаться' })).toBeTruthy();
  await waitFor(() => expect(presses).toEqual(['PUT', 'DELETE']));
});

it('takes back what the server refuses, and says why', async () => {
  server.use(mockEndpoint(followOrganization, () => refusal('not_found', 'Такой организации нет')));
  const user = userEvent.setup();
  const { record } = render({ session });
  await user.click(await screen.findByRole('button', { name: 'Подписаться' }));
  await waitFor(() =>
    expect(record.toasts).toEqual([{ kind: 'error', text: 'Такой организации нет' }]),
  );
  expect(screen.getByRole('button', { name: 'Подписаться' })).toBeTruthy();
});

it('asks nothing of the server for a guest', async () => {
  const user = userEvent.setup();
  render({});
  await user.click(screen.getByRole('button', { name: 'Подписаться' }));
  expect(presses).toEqual([]);
});
