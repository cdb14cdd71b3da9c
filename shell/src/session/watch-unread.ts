import type { createStore } from 'jotai/vanilla';
import type { ApiClient } from '@karavan/shared-api/client';
import { sessionAtom } from '@karavan/shared-api/state';
import { reportError } from '../telemetry.ts';

/**
 * Keeps a socket open while somebody is signed in, so that their counts change at once. The polling
 * goes on beside it: it holds where sockets do not get through.
 */
export function watchUnread(
  store: ReturnType<typeof createStore>,
  api: ApiClient,
  onChange: () => void,
): void {
  let token: string | undefined;
  let close: (() => void) | undefined;
  async function follow(): Promise<void> {
    const present = store.get(sessionAtom)?.token;
    if (present === token) return;
    token = present;
    close?.();
    close = undefined;
    if (!present) return;
    const { listenUnread } = await import(
      /* webpackChunkName: "unread-listener" */ './unread-listener.ts'
    );
    if (token === present) close = listenUnread(api, onChange);
  }
  const start = () =>
    void follow().catch((error: unknown) => reportError(error, { remote: 'shell' }));
  store.sub(sessionAtom, start);
  start();
}
