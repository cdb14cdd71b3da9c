import type { RealtimeFrame, RealtimeStream } from '../contract/realtime.ts';
import {
  openStream,
  type StreamConnection,
  type StreamConnectionOptions,
} from './stream-connection.ts';
import { streamKey, type EventData, type EventType, type StreamAddress } from './stream-address.ts';

type Unsubscribe = () => void;

/** Listens to streams, without the power to end them. */
export interface Realtime {
  /** Hears one type of event of a stream, each event once and in order. */
  subscribe<S extends RealtimeStream, T extends EventType<S>>(
    address: StreamAddress<S>,
    type: T,
    handler: (data: EventData<S, T>) => void,
  ): Unsubscribe;
  /** Hears that events may have been missed, also at the first connection: fetch anew what is shown. */
  onResync(address: StreamAddress, handler: () => void): Unsubscribe;
}

/** The sockets of a page: one for each stream that somebody listens to. */
export interface RealtimeClient extends Realtime {
  /** Ends all connections and forgets all listeners, when the person changes. */
  close(): void;
}

/** A stream without listeners stays open this long, so that changing pages does not reconnect it. */
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

  return {
    subscribe: (address, type, handler) =>
      listen(
        address,
        ({ events }) => events,
        (event: RealtimeFrame) => {
          // The contract ties the data to the type; the server writes it from there.
          if (event.type === type) handler(event.data as Parameters<typeof handler>[0]);
        },
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

/** A listener that throws does not keep the others from hearing; its error surfaces as an uncaught one. */
function callAll<A>(listeners: ReadonlySet<(argument: A) => void>, argument: A): void {
  for (const listener of listeners) {
    try {
      listener(argument);
    } catch (error) {
      reportError(error);
    }
  }
}
