import ReconnectingWebSocket from 'partysocket/ws';
import type { ApiClient } from '@karavan/shared-api/client';
import { createRealtimeTicket } from '@karavan/shared-api/client/realtime';
import type { RealtimeFrame } from '../contract/realtime.ts';
import { FRESH_ORDER, receive } from './event-order.ts';
import type { StreamAddress } from './stream-address.ts';

/** The server tells every 25 seconds that it is there; this much silence means that it is not. */
const SILENCE_LIMIT = 60_000;

/** How long a missing event may still be on its way, in milliseconds. */
const GAP_PATIENCE = 2_000;

/** Statuses of the ticket's answer after which asking again is of no use. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 404]);

export interface StreamConnectionOptions {
  readonly api: ApiClient;
  /** Where the sockets are: `wss://host`, without a closing slash. */
  readonly socketUrl: string;
  /** Tells `online` and `offline`: the window. */
  readonly network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Waiting between attempts, in milliseconds; grows from the first value to the second. */
  readonly backoff?: {
    readonly minReconnectionDelay: number;
    readonly maxReconnectionDelay: number;
  };
}

interface StreamListener {
  onEvent(event: RealtimeFrame): void;
  onResync(): void;
}

export interface StreamConnection {
  close(): void;
}

/** Keeps one stream open, in order and without loss, until it is closed or refused. */
export function openStream(
  { api, socketUrl, network, backoff }: StreamConnectionOptions,
  address: StreamAddress,
  { onEvent, onResync }: StreamListener,
): StreamConnection {
  let order = FRESH_ORDER;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const socket = new ReconnectingWebSocket(buyPassage, null, {
    connectionTimeout: 10_000,
    ...backoff,
  });
  socket.addEventListener('message', ({ data }) => {
    watchSilence();
    take(JSON.parse(data as string) as RealtimeFrame);
  });
  socket.addEventListener('open', watchSilence);
  socket.addEventListener('close', stopTimers);
  network.addEventListener('offline', pause);
  network.addEventListener('online', resume);

  /** A ticket opens a socket once, so every attempt needs one of its own. */
  async function buyPassage(): Promise<string> {
    const result = await api.call(createRealtimeTicket, { body: address });
    if (!result.ok) {
      if (REFUSALS.has(result.status)) close();
      throw result.error;
    }
    const query = new URLSearchParams({ ticket: result.data.ticket });
    if (order.last !== null) query.set('after', String(order.last));
    return `${socketUrl}/ws/${address.stream}?${query}`;
  }

  function take(frame: RealtimeFrame): void {
    const received = receive(order, frame);
    order = received.order;
    if (received.resync) onResync();
    for (const event of received.deliver) onEvent(event);
    if (!received.gap) {
      clearTimeout(patience);
      patience = undefined;
    } else {
      patience ??= setTimeout(() => socket.reconnect(), GAP_PATIENCE);
    }
  }

  function watchSilence(): void {
    clearTimeout(silence);
    silence = setTimeout(() => socket.reconnect(), SILENCE_LIMIT);
  }

  function stopTimers(): void {
    clearTimeout(silence);
    clearTimeout(patience);
    patience = undefined;
  }

  function pause(): void {
    stopTimers();
    socket.close();
  }

  function resume(): void {
    socket.reconnect();
  }

  function close(): void {
    network.removeEventListener('offline', pause);
    network.removeEventListener('online', resume);
    pause();
  }

  return { close };
}
