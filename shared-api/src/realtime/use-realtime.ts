import { useEffect, useEffectEvent } from 'react';
import type { RealtimeStream } from '../contract/realtime.ts';
import type { Realtime } from './realtime.ts';
import type { EventData, EventType, StreamAddress } from './stream-address.ts';

/** Listens to one type of event while the component is mounted. */
export function useRealtimeEvent<S extends RealtimeStream, T extends EventType<S>>(
  realtime: Realtime,
  { stream, id }: StreamAddress<S>,
  type: T,
  handler: (data: EventData<S, T>) => void,
): void {
  const onEvent = useEffectEvent(handler);
  useEffect(
    () =>
      realtime.subscribe({ stream, ...(id !== undefined && { id }) }, type, (data) =>
        onEvent(data),
      ),
    [realtime, stream, id, type],
  );
}

/** Called, while the component is mounted, when what it shows has to be refetched. */
export function useRealtimeResync(
  realtime: Realtime,
  { stream, id }: StreamAddress,
  handler: () => void,
): void {
  const onResync = useEffectEvent(handler);
  useEffect(
    () => realtime.onResync({ stream, ...(id !== undefined && { id }) }, () => onResync()),
    [realtime, stream, id],
  );
}
