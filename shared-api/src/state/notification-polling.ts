import type { createStore } from 'jotai/vanilla';
import type { ApiClient } from '@karavan/shared-api/client';
import {
  countNotifications,
  resetNotificationCount,
} from '@karavan/shared-api/client/notifications';
import { NOTIFICATION_POLL_INTERVAL } from '../contract/limits.ts';
import { innerNotificationCountAtom } from './counts.ts';
import { sessionAtom } from './session.ts';

interface NotificationPollingOptions {
  readonly store: ReturnType<typeof createStore>;
  readonly api: ApiClient;
}

export interface NotificationPolling {
  /** Polls now, for example after a push message. */
  refresh(): void;
  /** Shows 0 at once and tells the server that everything has been seen. */
  reset(): Promise<void>;
  stop(): void;
}

/**
 * Keeps the notification count of the signed-in person up to date.
 *
 *   idle    -- a token appears --> polling
 *   polling -- tab hidden      --> paused  -- tab shown --> polling, asking at once
 *   any     -- 401, no token   --> idle
 */
export function createNotificationPolling({
  store,
  api,
}: NotificationPollingOptions): NotificationPolling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;
  /** The token that the server refused; polling waits for a different one. */
  let refusedToken: string | undefined;

  const canPoll = () => {
    const token = store.get(sessionAtom)?.token;
    return token !== undefined && token !== refusedToken && !document.hidden;
  };

  async function poll(): Promise<void> {
    halt();
    if (!canPoll()) return;
    const token = store.get(sessionAtom)?.token;
    const own = new AbortController();
    request = own;
    const result = await api.call(countNotifications, {}, { signal: own.signal });
    // If this request was stopped meanwhile, whoever stopped it decides what comes next.
    if (own.signal.aborted) return;
    if (result.ok) store.set(innerNotificationCountAtom, result.data.count);
    else if (result.status === 401) refusedToken = token;
    if (canPoll()) timer = setTimeout(() => void poll(), NOTIFICATION_POLL_INTERVAL);
  }

  function halt(): void {
    clearTimeout(timer);
    request?.abort();
  }

  const restart = () => void poll();
  const unsubscribe = store.sub(sessionAtom, restart);
  document.addEventListener('visibilitychange', restart);
  restart();

  return {
    refresh: restart,
    async reset() {
      if (!store.get(sessionAtom)) return;
      halt();
      store.set(innerNotificationCountAtom, 0);
      await api.call(resetNotificationCount, {});
      await poll();
    },
    stop() {
      halt();
      unsubscribe();
      document.removeEventListener('visibilitychange', restart);
    },
  };
}
