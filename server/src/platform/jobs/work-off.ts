import { sql, type Expression, type Kysely } from 'kysely';
import type { Perishable } from '../pruning/perishable.ts';
import { DAY_SECONDS } from '../time/durations.ts';
import type { Task } from './define-task.ts';
import { eachInTurn } from './each-in-turn.ts';
import type { JobsTables } from './jobs.tables.ts';

/** A minute after the first failure; twice as long each time, until so often. */
const DOUBLINGS_MAX = 6;

export const PERISHABLE_POSTPONEMENTS: Perishable = {
  table: 'postponed_work',
  column: 'retry_at',
  seconds: DAY_SECONDS,
};

/**
 * Works on a batch of things that are due, one after the other. One that fails does not stop the others
 * and is put off: otherwise those that always fail would come first in every batch, until no batch had room for
 * anything else. Queries that select a batch leave out what `isPostponed`.
 * @throws AggregateError of all that failed; the others are done
 */
export async function workOff<Thing extends { readonly id: number }>(
  db: Kysely<JobsTables>,
  task: Pick<Task<never>, 'name'>,
  things: readonly Thing[],
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  await eachInTurn(things, async (thing) => {
    try {
      await work(thing);
    } catch (error) {
      await postpone(db, task.name, thing.id);
      throw error;
    }
  });
}

async function postpone(db: Kysely<JobsTables>, task: string, id: number): Promise<void> {
  await sql`
    insert into postponed_work as known (task, thing_id, retry_at)
    values (${task}, ${id}, now() + interval '1 minute')
    on conflict (task, thing_id) do update
    set failures = known.failures + 1, 
      retry_at = now() + interval '1 minute' * 2 ^ least(known.failures, ${DOUBLINGS_MAX}::integer)`.execute(
    db,
  );
}

/** Whether a thing is left alone for now, for a condition of any query. */
export const isPostponed = ({ name }: Pick<Task<never>, 'name'>, id: Expression<number>) =>
  sql<boolean>`exists (
    select from postponed_work
    where task = ${name} and thing_id = ${id} and retry_at > now())`;
