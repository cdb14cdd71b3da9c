import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changePushPreferences,
  changePushSettings,
  getPushPreferences,
  getPushSettings,
} from '@karavan/shared-api/client/pushes';
import type { PushPreferences, PushSettings } from '@karavan/shared-api/contract/pushes';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { subscribe } from '../../device/pushes/subscription.ts';
import type { ShellServices } from '../../shell-services.ts';
import texts from './locales/ru.json' with { type: 'json' };
import { Page } from './pushes.page.tsx';

jest.mock('../../device/pushes/subscription.ts', () => ({
  pushAbility: jest.fn(() => 'able'),
  isSubscribed: jest.fn(() => true),
  subscribe: jest.fn(async () => ({ ok: true })),
  unsubscribe: jest.fn(async () => true),
}));
const subscription = jest.requireMock<Record<'pushAbility' | 'isSubscribed', jest.Mock>>(
  '../../device/pushes/subscription.ts',
);

const server = startMockServer();
const user = { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false };
const HERE: PushSettings = {
  public_key: 'key',
  registration: {
    registration_id: '{"endpoint":"https://push.example/1"}',
    device_id: 'device',
    name: 'Chrome',
    language: 'ru',
    shows_text: false,
  },
};

const EVERYTHING: PushPreferences = { without_push: [], quiet: null, time_zone: 'UTC' };

function show(settings: PushSettings) {
  server.use(
    mockEndpoint(getPushSettings, () => ({ status: 200, data: settings })),
    mockEndpoint(getPushPreferences, () => ({ status: 200, data: EVERYTHING })),
  );
  renderWithPlatform(<Page services={{ api: {} } as unknown as ShellServices} />, {
    path: '/profile/notifications',
    session: { token: 'token', user },
    messages: { 'shell-pushes': texts },
  });
}

beforeEach(() => {
  subscription.pushAbility.mockReturnValue('able');
  subscription.isSubscribed.mockReturnValue(true);
});

it('shows texts only when that is turned on', async () => {
  const changes: object[] = [];
  server.use(
    mockEndpoint(changePushSettings, async ({ request }) => {
      changes.push((await request.json()) as object);
      return { status: 200, data: HERE };
    }),
  );
  show(HERE);
  const texts = await screen.findByRole<HTMLInputElement>('switch', {
    name: 'Показывать текст сообщений',
  });
  expect(texts.checked).toBe(false);
  await userEvent.click(texts);
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(changes[0]).toMatchObject({ shows_text: true, language: 'ru' });
});

it('is turned on by a press, and says why where that fails', async () => {
  subscription.isSubscribed.mockReturnValue(false);
  jest.mocked(subscribe).mockResolvedValueOnce({ ok: false, why: 'refused' });
  show({ ...HERE, registration: null });
  const here = await screen.findByRole('switch', { name: 'Уведомления на этом устройстве' });
  expect(screen.queryByRole('switch', { name: /текст/ })).toBeNull();
  expect(subscribe).not.toHaveBeenCalled();
  await userEvent.click(here);
  expect((await screen.findByRole('alert')).textContent).toMatch(/Браузер запретил/);
});

it('is off where this browser has forgotten, whatever the server says', async () => {
  subscription.isSubscribed.mockReturnValue(false);
  show(HERE);
  const here = await screen.findByRole<HTMLInputElement>('switch', {
    name: 'Уведомления на этом устройстве',
  });
  expect(here.checked).toBe(false);
});

it('says what a browser that cannot be pushed to needs', async () => {
  subscription.pushAbility.mockReturnValue('unable');
  show(HERE);
  expect(await screen.findByText(/экран «Домой»/)).toBeTruthy();
  expect(screen.queryByRole('switch', { name: /на этом устройстве/ })).toBeNull();
});

describe('what a person wants to be told of', () => {
  const sent: PushPreferences[] = [];
  beforeEach(() => {
    sent.length = 0;
    show(HERE);
    server.use(
      mockEndpoint(changePushPreferences, async ({ request }) => {
        sent.push((await request.json()) as PushPreferences);
        return { status: 200, data: sent.at(-1)! };
      }),
    );
  });

  it('is turned off by kind, whatever this device can do', async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Сообщения в чатах' }));
    await waitFor(() => expect(sent).toMatchObject([{ without_push: ['chats'], quiet: null }]));
  });

  it('waits in quiet hours, which begin with those of a night', async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Тихие часы' }));
    await waitFor(() => expect(sent).toMatchObject([{ quiet: { from: '22:00', until: '07:00' } }]));
  });
});
