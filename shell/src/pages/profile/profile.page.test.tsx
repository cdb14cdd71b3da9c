import { screen, waitFor, within } from '@testing-library/react';
import { getMe, logout } from '@karavan/shared-api/client/accounts';
import { countPlatformQueues } from '@karavan/shared-api/client/platform';
import type { Me } from '@karavan/shared-api/contract/accounts';
import {
  createFakeShell,
  mockEndpoint,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import type { ShellServices } from '../../shell-services.ts';
import { keepRecords } from '../../session/testing/keep-records.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { Page } from './profile.page.tsx';

const server = startMockServer();

const user = { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false };
const me: Me = {
  id: 1,
  phone_number: '+996700000006',
  full_name: 'Айгуль',
  avatar: null,
  username: null,
  gender: 'female',
  birthday: null,
  email: null,
  has_password: true,
  locale: 'ru',
  region: null,
  is_courier: false,
  is_operator: false,
  organizations: [],
};

function show(person: Partial<Me>) {
  server.use(mockEndpoint(getMe, () => ({ status: 200, data: { ...me, ...person } })));
  renderWithPlatform(<Page services={{} as unknown as ShellServices} />, {
    path: '/profile',
    session: { token: 'token', user },
    messages: { 'shell-pages': texts },
  });
  return screen.findByText('+996 700 000 006');
}

it('leads operators of the platform to what waits for them', async () => {
  const counts = { verifications: 2, reviews: 1, complaints: 9, payments: 0 };
  server.use(mockEndpoint(countPlatformQueues, () => ({ status: 200, data: counts })));
  await show({ is_operator: true });
  const work = screen.getByRole('region', { name: 'Работа' });
  const link = within(work).getByRole('link', { name: /Платформа/ });
  expect(link.getAttribute('href')).toBe('/platform');
  expect(await within(link).findByText('12')).toBeTruthy();
});

it('tells nobody else of the platform', async () => {
  await show({ is_courier: true });
  expect(screen.getByRole('link', { name: 'Доставка' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Платформа' })).toBeNull();
});

describe('signing out', () => {
  const mine = { client_id: 'a', user_id: 1 };
  const foreign = { client_id: 'b', user_id: 2 };

  async function signOut(confirms: boolean, records: (typeof mine)[]) {
    const kept = keepRecords('karavan-messenger', records);
    let isLeft = false;
    server.use(
      mockEndpoint(getMe, () => ({ status: 200, data: me })),
      mockEndpoint(logout, () => {
        isLeft = true;
        return { status: 200, data: { success: true } };
      }),
    );
    const { shell, history, record } = createFakeShell({
      session: { token: 'token', user },
      confirms,
    });
    const services = { ...shell, history } as unknown as ShellServices;
    renderWithPlatform(<Page services={services} />, {
      path: '/profile',
      session: { token: 'token', user },
      messages: { 'shell-pages': texts },
    });
    (await screen.findByRole('button', { name: 'Выйти' })).click();
    return { kept, record, isLeft: () => isLeft };
  }

  it('deletes what was not sent, once that is confirmed, and nothing of others', async () => {
    const { kept, record, isLeft } = await signOut(true, [mine, foreign]);
    await waitFor(() => expect(kept()).toEqual([foreign]));
    expect(record.dialogs).toMatchObject([{ danger: true, okLabel: 'Выйти' }]);
    expect(isLeft()).toBe(true);
  });

  it('goes no further when that is not wanted', async () => {
    const { kept, record, isLeft } = await signOut(false, [mine]);
    await waitFor(() => expect(record.dialogs).toHaveLength(1));
    expect([kept(), isLeft()]).toEqual([[mine], false]);
  });

  it('asks nothing where everything is sent', async () => {
    const { record, isLeft } = await signOut(false, [foreign]);
    await waitFor(() => expect(isLeft()).toBe(true));
    expect(record.dialogs).toEqual([]);
  });
});
