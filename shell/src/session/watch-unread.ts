import type { createStore } from 'jotai/vanilla';
import type { Realtime } from '@karavan/shared-api/realtime';
import { whileSignedIn } from './while-signed-in.ts';

const OWN = { stream: 'unread' } as const;

/**
 * Hears of everything that changes the person's counts, so that they change at once. The polling goes
 * on beside it: it holds where sockets do not get through.
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
      realtime.onResync(OWN, onChange),
    ];
    return () => stops.forEach((stop) => stop());
  });
}
