import type { ApiClient } from '@karavan/shared-api/client';
import { createRealtimeClient } from '@karavan/shared-api/realtime';

/** Hears of everything that changes the person's counts, and that something may have been missed. */
export function listenUnread(api: ApiClient, onChange: () => void): () => void {
  const { protocol, host } = location;
  const realtime = createRealtimeClient({
    api,
    socketUrl: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`,
    network: globalThis,
  });
  const own = { stream: 'unread' } as const;
  realtime.subscribe(own, 'unread.changed', onChange);
  realtime.subscribe(own, 'notification.created', onChange);
  realtime.onResync(own, onChange);
  return () => realtime.close();
}
