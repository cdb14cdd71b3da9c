import type { RealtimeFrame } from '../contract/realtime.ts';
import {
  openStream,
  type StreamConnection,
  type StreamConnectionOptions,
} from './stream-connection.ts';
import { createItemWatch } from './item-watch.ts';
import { streamKey, type StreamAddress } from './stream-address.ts';
import type { Realtime, Unsubscribe } from './realtime.ts';

/** The sockets of a page: one for each stream with a listener. */
export interface RealtimeClient extends Realtime {
  /** Closes all connections and removes all listeners, when the person changes. */
  close(): void;
}

/** A stream without listeners stays open this long, so that page changes do not reconnect it. */
const LINGER = 5_000;

interface OpenStream {
  readonly connection: StreamConnection;
  readonly events: Set<(event: RealtimeFrame) => void>;
  readonly resyncs: Set<() => void>;
  lingering: ReturnType<typeof setTimeout> | undefined;
}

export function createRealtimeClient(options: StreamConnectionOptions): RealtimeClient {
  const streams = new Map<string, OpenStream>();

  function open(address: StreamAddress): OpenStream {
    const known = streams.get(streamKey(address));
    if (known) {
      clearTimeout(known.lingering);
      return known;
    }
    const events: OpenStream['events'] = new Set();
    const resyncs: OpenStream['resyncs'] = new Set();
    const connection = openStream(options, address, {
      onEvent: (event) => callAll(events, event),
      onResync: () => callAll(resyncs, undefined),
    });
    const stream: OpenStream = { connection, events, resyncs, lingering: undefined };
    streams.set(streamKey(address), stream);
    return stream;
  }

  function listen<H>(
    address: StreamAddress,
    setOf: (stream: OpenStream) => Set<H>,
    handler: H,
  ): Unsubscribe {
    const stream = open(address);
    setOf(stream).add(handler);
    return () => {
      setOf(stream).delete(handler);
      if (stream.events.size > 0 || stream.resyncs.size > 0) return;
      clearTimeout(stream.lingering);
      stream.lingering = setTimeout(() => {
        stream.connection.close();
        if (streams.get(streamKey(address)) === stream) streams.delete(streamKey(address));
      }, LINGER);
    };
  }

  const subscribe: Realtime['subscribe'] = (address, type, handler) =>
    listen(
      address,
      ({ events }) => events,
      (event: RealtimeFrame) => {
        // The contract ties the data to the type, and the server uses it to write the event.
        if (event.type === type) handler(event.data as Parameters<typeof handler>[0]);
      },
    );

  return {
    subscribe,
    watchItems: createItemWatch(subscribe, (address, message) =>
      streams.get(streamKey(address))?.connection.say(message),
    ),
    onResync: (address, handler) =>
      listen(
        address,
        ({ resyncs }) => resyncs,
        () => handler(),
      ),
    close() {
      for (const { connection, lingering } of streams.values()) {
        clearTimeout(lingering);
        connection.close();
      }
      streams.clear();
    },
  };
}

/** A listener that throws does not stop the others; its error surfaces as an uncaught one. */
function callAll<A>(listeners: ReadonlySet<(argument: A) => void>, argument: A): void {
  for (const listener of listeners) {
    try {
      listener(argument);
    } catch (error) {
      reportError(error);
    }
  }
}
