import type { createStore } from 'jotai/vanilla';
import type { Realtime } from '@karavan/shared-api/realtime';
import { whileSignedIn } from './while-signed-in.ts';

const OWN = { stream: 'unread' } as const;

/**
 * Listens to everything that changes the person's counts, so that they update at once. Polling
 * continues as a fallback for networks that block sockets.
 */
export function watchUnread(
  store: ReturnType<typeof createStore>,
  realtime: Realtime,
  onChange: () => void,
): void {
  whileSignedIn(store, () => {
    const stops = [
      realtime.subscribe(OWN, 'unread.changed', onChange),
      realtime.subscribe(OWN, 'notification.created', onChange),
      realtime.subscribe(OWN, 'notification.changed', onChange),
      realtime.onResync(OWN, onChange),
    ];
    return () => stops.forEach((stop) => stop());
  });
}
