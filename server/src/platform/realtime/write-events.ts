import { sql, type RawBuilder } from 'kysely';
import type { Perishable } from '../pruning/perishable.ts';
import { DAY_SECONDS } from '../time/durations.ts';

export interface RealtimeEvent {
  /** Whose stream: `unread:7` for a person's own, `chat:42` for a shared one. */
  readonly key: string;
  readonly type: string;
  readonly data: object;
}

/** A client that resumes from before the first event kept is told to start over. */
export const PERISHABLE_REALTIME_EVENTS: Perishable = {
  table: 'realtime_event',
  column: 'created_at',
  seconds: 7 * DAY_SECONDS,
};

/**
 * Numbers events within their streams and stores them, as the end of a statement that `beside` begins.
 * The counters' rows stay locked until the commit, so that numbers are given in the order in which they
 * become visible, and they are locked in the order of their keys: this is the last statement of a
 * transaction, and its only one of the kind.
 */
export function writeRealtimeEvents(
  events: readonly RealtimeEvent[],
  beside: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    with ${beside},
    said as (
      select key, type, data, row_number() over (partition by key order by position) as nth
      from unnest(
        ${events.map(({ key }) => key)}::text[],
        ${events.map(({ type }) => type)}::text[],
        ${events.map(({ data }) => JSON.stringify(data))}::jsonb[]
      ) with ordinality as said (key, type, data, position)),
    counted as (select key, count(*) as added from said group by key),
    numbered as (
      insert into realtime_stream as present (key, seq)
      select key, added from counted order by key
      on conflict (key) do update set seq = present.seq + excluded.seq
      returning key, seq)
    insert into realtime_event (key, seq, type, data)
    select said.key, numbered.seq - counted.added + said.nth, said.type, said.data
    from said join counted using (key) join numbered using (key)`;
}
