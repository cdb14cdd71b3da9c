import type { RealtimeEvents, RealtimeStream } from '../contract/realtime.ts';

/** A stream, and the chat or organization it belongs to if there are several. */
export interface StreamAddress<S extends RealtimeStream = RealtimeStream> {
  readonly stream: S;
  readonly id?: number;
}

export type EventType<S extends RealtimeStream> = keyof RealtimeEvents[S] & string;

export type EventData<S extends RealtimeStream, T extends EventType<S>> = RealtimeEvents[S][T];

/** Identifies a stream in the same form as frames do: `unread`, `chat:42`. */
export function streamKey({ stream, id }: StreamAddress): string {
  return id === undefined ? stream : `${stream}:${id}`;
}
