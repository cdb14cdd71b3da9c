import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as endpoints from '@karavan/shared-api/client/instagram-account';
import type { InstagramAccount } from '@karavan/shared-api/contract/instagram-account';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { InstagramPanel } from './instagram-panel.tsx';
import texts from './locales/ru.json' with { type: 'json' };

const NONE: InstagramAccount = {
  state: 'none',
  is_sandbox: true,
  username: null,
  updated_at: null,
  post_count: 0,
};
const CONNECTED: InstagramAccount = { ...NONE, state: 'connected', username: 'karavan.demo' };

let account: InstagramAccount;
let sent: unknown[];
startMockServer(
  mockEndpoint(endpoints.getInstagram, () => ({ status: 200, data: account })),
  mockEndpoint(endpoints.connectInstagram, async ({ request }) => {
    sent.push(await request.json());
    account = { ...CONNECTED, updated_at: '2026-11-27T08:00:00.000Z', post_count: 2 };
    return { status: 200, data: account };
  }),
  mockEndpoint(endpoints.updateInstagram, () => {
    account = { ...account, post_count: 3 };
    return { status: 200, data: account };
  }),
  mockEndpoint(endpoints.disconnectInstagram, () => {
    account = { ...NONE, post_count: 2 };
    return { status: 200, data: account };
  }),
);
beforeEach(() => {
  account = NONE;
  sent = [];
});

function open(path = '/organizations/5/manage/items/import') {
  const view = renderWithPlatform(<InstagramPanel organizationId={5} />, {
    path,
    messages: { 'mf-commerce-instagram': texts },
  });
  return { user: userEvent.setup(), ...view };
}

it('offers to connect an account', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Подключить Instagram' })).toBeTruthy();
});

it('connects what somebody comes back with, once, and brings the posts', async () => {
  open('/organizations/5/manage/items/import?code=abc&state=5.secret');
  expect(await screen.findByText('Из 2 публикаций сделаны черновики.')).toBeTruthy();
  expect(sent).toEqual([{ code: 'abc', state: '5.secret' }]);
});

it('brings new posts on request, and forgets the account', async () => {
  account = { ...CONNECTED, post_count: 2 };
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Обновить сейчас' }));
  expect(await screen.findByText('Из 3 публикаций сделаны черновики.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Отключить' }));
  expect(await screen.findByRole('button', { name: 'Подключить Instagram' })).toBeTruthy();
});

it('says that access was refused', async () => {
  const { record } = open(
    '/organizations/5/manage/items/import?error=access_denied&state=5.secret',
  );
  await waitFor(() =>
    expect(record.toasts).toEqual([{ kind: 'info', text: 'Вы не разрешили доступ к Instagram' }]),
  );
  expect(sent).toEqual([]);
});

it('says that an account has to be connected anew', async () => {
  account = { ...CONNECTED, state: 'expired' };
  open();
  expect(await screen.findByRole('button', { name: 'Подключить заново' })).toBeTruthy();
});
