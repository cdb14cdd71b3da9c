import { createStore } from 'jotai/vanilla';
import type { PushPayload } from '@karavan/shared-api/contract/push-payload';
import { createShellEvents } from '@karavan/shared-api/remote';
import { createToasts, toastAtom } from '../../layers/toasts.ts';
import type { ShellServices } from '../../shell-services.ts';
import { showPush } from './show-push.ts';

const CHAT: PushPayload = {
  title: 'Новое сообщение',
  body: '',
  lang: 'ru',
  url: '/messenger/chat/7',
  tag: 'chat:7',
  chat_id: 7,
};
const REQUEST: PushPayload = {
  title: 'Запрос на партнёрство',
  body: 'Чуй, 1',
  lang: 'ru',
  url: '/notifications',
  tag: 'partnership:5',
  extra_data: { partnership_id: 5, own_organization: 3 },
  organization: { id: 4, title: 'Пекарня' },
  image: null,
};

function show(push: PushPayload, at = '/home/posts', isTaken = true) {
  const store = createStore();
  const went: string[] = [];
  const call = jest.fn(async (_endpoint: unknown, _input: unknown) =>
    isTaken ? { ok: true } : { ok: false, error: { message: 'Уже решено' } },
  );
  const history = { location: { pathname: at }, push: (path: string) => void went.push(path) };
  showPush(
    {
      api: { call },
      events: createShellEvents(),
      history,
      toasts: createToasts(store),
    } as unknown as ShellServices,
    push,
    (key) => key,
  );
  return { call, went, toast: () => store.get(toastAtom) };
}

it('leads from a message to its conversation, unless the messenger is open', () => {
  const { toast, went } = show(CHAT);
  const shown = toast();
  if (shown?.kind !== 'info') throw new Error('Nothing was shown');
  expect(shown.text).toBe('Новое сообщение');
  shown.action?.run();
  expect(went).toEqual(['/messenger/chat/7']);
  expect(show(CHAT, '/messenger').toast()).toBeNull();
});

it('lets a request for a partnership be answered where it is told', async () => {
  const { call, toast, went } = show(REQUEST);
  const shown = toast();
  if (shown?.kind !== 'partnership') throw new Error('Nothing was shown');
  expect(shown.organization).toEqual({ title: 'Пекарня', image: null, address: 'Чуй, 1' });
  shown.onAccept();
  await new Promise(process.nextTick);
  expect(call.mock.calls[0]?.[1]).toEqual({
    params: { id: 3, partnership: 5 },
    body: { status: 'accepted' },
  });
  expect(went).toEqual(['/notifications']);
});

it('says why an answer was not taken, and stays', async () => {
  const { toast, went } = show(REQUEST, '/home/posts', false);
  const shown = toast();
  if (shown?.kind !== 'partnership') throw new Error('Nothing was shown');
  shown.onAccept();
  await new Promise(process.nextTick);
  expect(toast()).toMatchObject({ kind: 'error', text: 'Уже решено' });
  expect(went).toEqual([]);
});

it('shows nothing of other news but their number', () => {
  const { extra_data: _request, ...news } = REQUEST;
  expect(show(news).toast()).toBeNull();
});
