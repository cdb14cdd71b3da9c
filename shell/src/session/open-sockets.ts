import type { ApiClient } from '@karavan/shared-api/client';
import { createRealtimeClient, type RealtimeClient } from '@karavan/shared-api/realtime';

/** The address of this server's sockets. */
export function openSockets(api: ApiClient, onReleases: () => void): RealtimeClient {
  const { protocol, host } = location;
  return createRealtimeClient({
    api,
    socketUrl: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`,
    network: globalThis,
    onReleases,
  });
}
