import type { createStore } from 'jotai/vanilla';
import type { ApiClient } from '@karavan/shared-api/client';
import type { Realtime, RealtimeClient } from '@karavan/shared-api/realtime';
import { sessionAtom } from '@karavan/shared-api/state';
import { reportError } from '../telemetry.ts';

type Unsubscribe = () => void;

/**
 * The page's one set of sockets. Their code loads with the first listener, and all of them close
 * when the person changes: their data was for the person signed in before.
 */
export function createRealtime(
  store: ReturnType<typeof createStore>,
  api: ApiClient,
  onReleases: () => void,
): Realtime {
  let client: Promise<RealtimeClient> | undefined;
  let token = store.get(sessionAtom)?.token;
  store.sub(sessionAtom, () => {
    const present = store.get(sessionAtom)?.token;
    if (present === token) return;
    token = present;
    void client?.then((sockets) => sockets.close());
    client = undefined;
  });

  function whenLoaded(listen: (sockets: RealtimeClient) => Unsubscribe): Unsubscribe {
    let isWanted = true;
    let stop: Unsubscribe | undefined;
    client ??= load(api, onReleases);
    client.then(
      (sockets) => {
        if (isWanted) stop = listen(sockets);
      },
      (error: unknown) => {
        // The next listener tries again.
        client = undefined;
        reportError(error, { remote: 'shell' });
      },
    );
    return () => {
      isWanted = false;
      stop?.();
    };
  }

  return {
    subscribe: (address, type, handler) =>
      whenLoaded((sockets) => sockets.subscribe(address, type, handler)),
    onResync: (address, handler) => whenLoaded((sockets) => sockets.onResync(address, handler)),
    watchItems: (ids, handler) => whenLoaded((sockets) => sockets.watchItems(ids, handler)),
  };
}

async function load(api: ApiClient, onReleases: () => void): Promise<RealtimeClient> {
  const { openSockets } = await import(/* webpackChunkName: "sockets" */ './open-sockets.ts');
  return openSockets(api, onReleases);
}
