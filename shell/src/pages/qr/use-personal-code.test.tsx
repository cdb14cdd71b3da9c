import { act, renderHook } from '@testing-library/react';
import type { ApiClient } from '@karavan/shared-api/client';
import { usePersonalCode } from './use-personal-code.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Returns a new code for each call, as long as there is a connection. */
function fakeServer() {
  const server = { drawn: 0, isDown: false };
  const call = async () => {
    if (server.isDown) return { ok: false, status: 0 };
    server.drawn += 1;
    const data = { uid: 'UID7', code: `7.${server.drawn}.seal`, expires_in: 40 };
    return { ok: true, status: 200, data };
  };
  return { server, api: { call } as unknown as ApiClient };
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

const shownIn = ({ current }: { readonly current: ReturnType<typeof usePersonalCode> }) =>
  current.state === 'ready' ? current.code.code : current.state;

it('is followed by the next one when its time is over, not before', async () => {
  const { api, server } = fakeServer();
  const { result, unmount } = renderHook(() => usePersonalCode(api));
  expect(shownIn(result)).toBe('loading');
  await pass(0);
  expect(shownIn(result)).toBe('7.1.seal');
  await pass(39);
  expect(shownIn(result)).toBe('7.1.seal');
  await pass(1);
  expect(shownIn(result)).toBe('7.2.seal');
  unmount();
  await pass(120);
  expect(server.drawn).toBe(2);
});

it('is not shown any longer when there is no next one, and comes back on another try', async () => {
  const { api, server } = fakeServer();
  const { result } = renderHook(() => usePersonalCode(api));
  await pass(0);
  server.isDown = true;
  await pass(40);
  expect(shownIn(result)).toBe('failed');
  server.isDown = false;
  await act(async () => result.current.retry());
  await pass(0);
  expect(shownIn(result)).toBe('7.2.seal');
});

it('is drawn anew when the phone wakes up', async () => {
  const { api } = fakeServer();
  const { result } = renderHook(() => usePersonalCode(api));
  await pass(0);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(shownIn(result)).toBe('7.2.seal');
});
