import ReconnectingWebSocket from 'partysocket/ws';
import type { ApiClient } from '@karavan/shared-api/client';
import { createRealtimeTicket } from '@karavan/shared-api/client/realtime';
import type { RealtimeFrame } from '../contract/realtime.ts';
import { FRESH_ORDER, receive } from './event-order.ts';
import type { StreamAddress } from './stream-address.ts';

/** The server sends a sign of life every 25 seconds; after this much silence the connection is dead. */
const SILENCE_LIMIT = 60_000;

/** How long to wait for a missing event, in milliseconds. */
const GAP_PATIENCE = 2_000;

/** Statuses for which requesting another realtime ticket is useless. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 404]);

export interface StreamConnectionOptions {
  readonly api: ApiClient;
  /** The base URL of the sockets: `wss://host`, without a trailing slash. */
  readonly socketUrl: string;
  /** Emits `online` and `offline`: the window. */
  readonly network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Visitors may get other releases than before. */
  onReleases?(): void;
  /** The delay between attempts, in milliseconds; grows from the first value to the second. */
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
  /** Tells the server something, now and at the beginning of each further connection. */
  say(message: string): void;
  close(): void;
}

/** Keeps one stream open, with its events in order and without loss, until it is closed or refused. */
export function openStream(
  { api, socketUrl, network, onReleases, backoff }: StreamConnectionOptions,
  address: StreamAddress,
  { onEvent, onResync }: StreamListener,
): StreamConnection {
  let order = FRESH_ORDER;
  let said: string | undefined;
  let isReady = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const socket = new ReconnectingWebSocket(buyPassage, null, {
    connectionTimeout: 10_000,
    ...backoff,
  });
  socket.addEventListener('message', ({ data }) => {
    watchSilence();
    const frame = JSON.parse(data as string) as RealtimeFrame;
    if (frame.type === 'releases') onReleases?.();
    else if (frame.type === 'items.now') onEvent(frame);
    else take(frame);
    if (frame.type === 'ready') {
      isReady = true;
      if (said !== undefined) socket.send(said);
    }
  });
  socket.addEventListener('open', watchSilence);
  socket.addEventListener('close', stopTimers);
  network.addEventListener('offline', pause);
  network.addEventListener('online', resume);

  /** A realtime ticket opens a socket once, so every connection needs a new one. */
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
    isReady = false;
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

  return {
    close,
    say(message) {
      said = message;
      if (isReady) socket.send(message);
    },
  };
}
