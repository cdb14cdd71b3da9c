import { sql, type Kysely, type Transaction } from 'kysely';
import type { RealtimeTables } from './realtime.tables.ts';
import type { WakeUp } from './wake-up.ts';

export interface RealtimeEvent {
  /** Whose stream: `unread:7` for a person's own, `chat:42` for a shared one. */
  readonly key: string;
  readonly type: string;
  readonly data: object;
}

/**
 * Runs a transaction that publishes events. They become visible with its commit, and only then are
 * the processes woken. The counter's row stays locked from the event to the commit, so that numbers
 * are given in the order in which they become visible: publish last.
 */
export async function publishing<T extends RealtimeTables, R>(
  db: Kysely<T>,
  wakeUp: Pick<WakeUp, 'announce'>,
  work: (trx: Transaction<T>, publish: (event: RealtimeEvent) => Promise<void>) => Promise<R>,
): Promise<R> {
  const keys = new Set<string>();
  const result = await db.transaction().execute((trx) =>
    work(trx, async ({ key, type, data }) => {
      await sql`
        with next as (
          insert into realtime_stream as present (key, seq) values (${key}, 1)
          on conflict (key) do update set seq = present.seq + 1
          returning seq)
        insert into realtime_event (key, seq, type, data)
        select ${key}, seq, ${type}, ${JSON.stringify(data)}::jsonb from next`.execute(trx);
      keys.add(key);
    }),
  );
  for (const key of keys) await wakeUp.announce(key);
  return result;
}
