import { sql, type Kysely } from 'kysely';
import type { Perishable } from '../pruning/perishable.ts';
import { writeRealtimeEvents, type RealtimeEvent } from '../realtime/write-events.ts';
import type { RealtimeTables } from '../realtime/realtime.tables.ts';
import { DAY_SECONDS } from '../time/durations.ts';
import type { WakeUp } from '../realtime/wake-up.ts';
import { beginAnew } from './begin-anew.ts';
import type { EventHandler } from './domain-event.ts';
import type { EventsTables } from './events.tables.ts';
import type { DomainEvent, Transact, UnitOfWork } from './unit-of-work.ts';

export const PERISHABLE_EVENTS: Perishable = {
  table: 'domain_event',
  column: 'created_at',
  seconds: 90 * DAY_SECONDS,
};

/**
 * Every write that others hear of goes through here. The order is always the same: the operation
 * with its own locks, then the handlers of its events in the order in which they were emitted (a
 * handler may emit, too), and last, in one statement, the events themselves and the realtime streams in
 * the order of their keys, so that two transactions never lock streams crosswise. Sockets are woken after the
 * commit. A transaction that has crossed another all the same starts again, which is why an operation
 * does nothing beside it: what it wants done elsewhere is a job.
 */
export function createTransact<Tables extends EventsTables & RealtimeTables>(
  db: Kysely<Tables>,
  wakeUp: Pick<WakeUp, 'announce'>,
  handlers: readonly EventHandler<Tables>[],
): Transact<Tables> {
  const handlersByType = Map.groupBy(handlers, ({ type }) => type);
  return async (work) => {
    const { answer, keys } = await beginAnew(() =>
      db.transaction().execute(async (trx) => {
        const events: DomainEvent[] = [];
        const realtime: RealtimeEvent[] = [];
        const unit: UnitOfWork<Tables> = {
          trx,
          emit: (event) => void events.push(event),
          publish: (event) => void realtime.push(event),
        };
        const answer = await work(unit);
        // Grows while handlers emit.
        for (const event of events) {
          for (const { handle } of handlersByType.get(event.type) ?? []) {
            await handle(unit, event.data as never);
          }
        }
        if (events.length > 0 || realtime.length > 0) {
          await writeRealtimeEvents(realtime, storeEvents(events)).execute(trx);
        }
        return { answer, keys: new Set(realtime.map(({ key }) => key)) };
      }),
    );
    for (const key of keys) wakeUp.announce(key);
    return answer;
  };
}

/** The beginning of a statement. */
const storeEvents = (events: readonly DomainEvent[]) => sql`stored as (
  insert into domain_event (type, organization_id, data)
  select * from unnest(
    ${events.map(({ type }) => type)}::text[],
    ${events.map(({ data }) => data.organizationId)}::bigint[],
    ${events.map(({ data }) => JSON.stringify(data))}::jsonb[]))`;
