import type { RealtimeFrame } from '../contract/realtime.ts';

/**
 * Puts the frames of one stream in order, over as many connections as it takes.
 *
 *   fresh   -- ready    --> ordered: events after this point count
 *   ordered -- next     --> delivered, with those held behind it
 *           -- later    --> held: a gap
 *           -- seen     --> dropped
 *           -- too_old  --> ordered, from the latest: what the caller shows is outdated
 */
export interface EventOrder {
  /** The last delivered event; null before the first connection. */
  readonly last: number | null;
  /** Events that arrived before an earlier one. */
  readonly held: readonly RealtimeFrame[];
}

export interface Received {
  readonly order: EventOrder;
  readonly deliver: readonly RealtimeFrame[];
  /** Events may have been lost for good: refetch. */
  readonly resync: boolean;
  /** Events are missing that the server still has. */
  readonly gap: boolean;
}

export const FRESH_ORDER: EventOrder = { last: null, held: [] };

export function receive(order: EventOrder, frame: RealtimeFrame): Received {
  switch (frame.type) {
    case 'ready':
      // A stream with fewer events than we have seen is a different one: its counter was reset.
      return order.last === null || frame.seq < order.last
        ? startFrom(frame.seq, order.held)
        : settle(order, false);
    case 'too_old':
      return startFrom(frame.seq, order.held);
    case 'alive':
      return settle(order, order.last !== null && frame.seq > order.last);
    default:
      return settle({ ...order, held: [...order.held, frame] }, false);
  }
}

function startFrom(seq: number, held: EventOrder['held']): Received {
  return { ...settle({ last: seq, held }, false), resync: true };
}

function settle({ last, held }: EventOrder, isBehind: boolean): Received {
  if (last === null) return { order: { last, held }, deliver: [], resync: false, gap: false };
  const deliver: RealtimeFrame[] = [];
  const waiting = new Map(held.filter(({ seq }) => seq > last).map((event) => [event.seq, event]));
  let next = last;
  for (let event = waiting.get(next + 1); event; event = waiting.get(next + 1)) {
    deliver.push(event);
    waiting.delete(event.seq);
    next = event.seq;
  }
  return {
    order: { last: next, held: [...waiting.values()] },
    deliver,
    resync: false,
    gap: waiting.size > 0 || (isBehind && deliver.length === 0),
  };
}
