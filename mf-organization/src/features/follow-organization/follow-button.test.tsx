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
import type { FollowStatus } from '@karavan/shared-api/contract/follow-status';
import { FollowButton } from './follow-button.tsx';

let status: FollowStatus;
let isBlocked: boolean;
const presses: string[] = [];

function press(method: string, next: FollowStatus) {
  presses.push(method);
  status = next;
  const follower_count = Number(next === 'accepted');
  return { status: 200, data: { follow_status: next, follower_count } } as const;
}

const server = startMockServer(
  mockEndpoint(getOrganizationClient, () => ({
    status: 200,
    data: {
      is_own: false,
      is_blocked: isBlocked,
      is_admitted: true,
      follow_status: status,
      discount: null,
    },
  })),
  mockEndpoint(followOrganization, () => press('PUT', 'accepted')),
  mockEndpoint(unfollowOrganization, () => press('DELETE', 'none')),
);
beforeEach(() => {
  status = 'none';
  isBlocked = false;
  presses.splice(0);
});

const session = {
  token: 'token',
  user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
};
const render = (options: object, is_gated = false) =>
  renderWithPlatform(<FollowButton organization={{ id: 7, follower_count: 3, is_gated }} />, {
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

it('asks a gated organization, and takes the request back', async () => {
  server.use(mockEndpoint(followOrganization, () => press('PUT', 'requested')));
  const user = userEvent.setup();
  render({ session }, true);
  await user.click(await screen.findByRole('button', { name: 'Подписаться' }));
  await user.click(await screen.findByRole('button', { name: 'Запрошено' }));
  expect(await screen.findByRole('button', { name: 'Подписаться' })).toBeTruthy();
  await waitFor(() => expect(presses).toEqual(['PUT', 'DELETE']));
});

it('says that a request was declined, until the organization lets them ask again', async () => {
  status = 'declined';
  server.use(mockEndpoint(followOrganization, () => press('PUT', 'declined')));
  const user = userEvent.setup();
  render({ session }, true);
  await user.click(await screen.findByRole('button', { name: 'Запрос отклонён' }));
  await waitFor(() => expect(presses).toEqual(['PUT']));
  expect(screen.getByRole('button', { name: 'Запрос отклонён' })).toBeTruthy();
});

it('is not there for somebody whom the organization has blocked', async () => {
  isBlocked = true;
  render({ session });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
