export type { Realtime } from './realtime.ts';
export { createRealtimeClient, type RealtimeClient } from './realtime-client.ts';
export type { EventData, EventType, StreamAddress } from './stream-address.ts';
export { useRealtimeEvent, useRealtimeResync } from './use-realtime.ts';
