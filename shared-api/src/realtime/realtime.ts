import type { ItemNow } from '../contract/live-items.ts';
import type { RealtimeStream } from '../contract/realtime.ts';
import type { EventData, EventType, StreamAddress } from './stream-address.ts';

export type Unsubscribe = () => void;

/** Listens to streams but cannot close them. */
export interface Realtime {
  /** Listens to one type of event of a stream; each event arrives once and in order. */
  subscribe<S extends RealtimeStream, T extends EventType<S>>(
    address: StreamAddress<S>,
    type: T,
    handler: (data: EventData<S, T>) => void,
  ): Unsubscribe;
  /** Called when events may have been missed, and at the first connection: refetch what is shown. */
  onResync(address: StreamAddress, handler: () => void): Unsubscribe;
  /** Tells how items are that a page shows, as everybody may see them: at once, and whenever that changes. */
  watchItems(ids: readonly number[], handler: (items: readonly ItemNow[]) => void): Unsubscribe;
}
