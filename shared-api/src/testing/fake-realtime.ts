import type { ItemNow } from '../contract/live-items.ts';
import type { RealtimeStream } from '../contract/realtime.ts';
import type { EventData, EventType, Realtime, StreamAddress } from '@karavan/shared-api/realtime';

/** Sockets for a test, which decides what arrives. */
export interface FakeRealtime {
  readonly realtime: Realtime;
  emit<S extends RealtimeStream, T extends EventType<S>>(
    address: StreamAddress<S>,
    type: T,
    data: EventData<S, T>,
  ): void;
  resync(address: StreamAddress): void;
}

export function createFakeRealtime(): FakeRealtime {
  const listeners = new Set<{ readonly key: string; hear(data: unknown): void }>();
  const keyOf = ({ stream, id }: StreamAddress, type: string) => `${stream}:${id}:${type}`;

  function listen(key: string, hear: (data: unknown) => void): () => void {
    const listener = { key, hear };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function tell(key: string, data: unknown): void {
    for (const listener of listeners) if (listener.key === key) listener.hear(data);
  }

  return {
    realtime: {
      subscribe: (address, type, handler) =>
        listen(keyOf(address, type), (data) => handler(data as Parameters<typeof handler>[0])),
      onResync: (address, handler) => listen(keyOf(address, 'resync'), handler),
      watchItems: (ids, handler) =>
        listen(keyOf({ stream: 'items' }, 'items.now'), (data) => {
          const { items } = data as { readonly items: readonly ItemNow[] };
          const those = items.filter(({ id }) => ids.includes(id));
          if (those.length > 0) handler(those);
        }),
    },
    emit: (address, type, data) => tell(keyOf(address, type), data),
    resync: (address) => tell(keyOf(address, 'resync'), undefined),
  };
}
