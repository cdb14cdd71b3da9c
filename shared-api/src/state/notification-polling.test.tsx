import { createStore } from 'jotai/vanilla';
import type { ApiClient } from '@karavan/shared-api/client';
import { NOTIFICATION_POLL_INTERVAL } from '../contract/limits.ts';
import { notificationCountAtom } from './counts.ts';
import { createNotificationPolling, type NotificationPolling } from './notification-polling.ts';
import { signIn, signOut } from './session.ts';

const session = (token: string) => ({
  token,
  user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
});

const counted = (count: number) => ({ ok: true, status: 200, data: { count } });
const refused = (status: number) => ({ ok: false, status });

const call = jest.fn();
let store: ReturnType<typeof createStore>;
let polling: NotificationPolling;
let hidden = false;

const start = () => {
  polling = createNotificationPolling({ store, api: { call } as unknown as ApiClient });
};
const count = () => store.get(notificationCountAtom);
const settle = () => jest.advanceTimersByTimeAsync(0);
const waitForPoll = () => jest.advanceTimersByTimeAsync(NOTIFICATION_POLL_INTERVAL);
const setHidden = async (value: boolean) => {
  hidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  hidden = false;
  call.mockReset().mockResolvedValue(counted(3));
  store = createStore();
});
afterEach(() => {
  polling.stop();
  jest.useRealTimers();
});

it('asks nothing for a guest, and at once when somebody signs in', async () => {
  start();
  await waitForPoll();
  expect(call).not.toHaveBeenCalled();
  signIn(store, session('a'));
  await settle();
  expect(count()).toBe(3);
});

it('asks every 15 seconds and goes on after a failure', async () => {
  signIn(store, session('a'));
  start();
  await settle();
  call.mockResolvedValueOnce(refused(0));
  await waitForPoll();
  expect(count()).toBe(3);
  call.mockResolvedValueOnce(counted(4));
  await waitForPoll();
  expect(count()).toBe(4);
  expect(call).toHaveBeenCalledTimes(3);
});

it('tells of the count only when it has changed', async () => {
  const changed = jest.fn();
  store.sub(notificationCountAtom, changed);
  signIn(store, session('a'));
  start();
  await settle();
  await waitForPoll();
  await waitForPoll();
  expect(changed).toHaveBeenCalledTimes(1);
});

it('stops on 401 until there is another token', async () => {
  signIn(store, session('a'));
  call.mockResolvedValue(refused(401));
  start();
  await settle();
  await waitForPoll();
  await waitForPoll();
  expect(call).toHaveBeenCalledTimes(1);
  signIn(store, session('b'));
  await settle();
  expect(call).toHaveBeenCalledTimes(2);
});

it('rests while the tab is hidden and asks at once when it is shown', async () => {
  signIn(store, session('a'));
  start();
  await settle();
  await setHidden(true);
  await waitForPoll();
  await waitForPoll();
  expect(call).toHaveBeenCalledTimes(1);
  await setHidden(false);
  expect(call).toHaveBeenCalledTimes(2);
});

it('shows 0 after a reset, whatever an older request answers', async () => {
  signIn(store, session('a'));
  let answerOld: (value: unknown) => void = () => {};
  call.mockReturnValueOnce(new Promise((resolve) => (answerOld = resolve)));
  start();
  call.mockResolvedValue(counted(0));
  const done = polling.reset();
  answerOld(counted(9));
  await done;
  expect(count()).toBe(0);
});

it('forgets the count of a person who leaves, also when the answer is on its way', async () => {
  signIn(store, session('a'));
  start();
  await settle();
  let answerLate: (value: unknown) => void = () => {};
  call.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
  polling.refresh();
  signOut(store);
  answerLate(counted(9));
  await settle();
  expect(count()).toBe(0);
});
