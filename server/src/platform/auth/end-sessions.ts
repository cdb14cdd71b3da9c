import type { Kysely } from 'kysely';
import type { AuthTables } from './auth.tables.ts';

interface Which {
  readonly userId: number;
  /** This one alone; all of them unless told. */
  readonly only?: number;
  /** All but this one. */
  readonly except?: number;
}

/** Ends sessions of a person. Answers the ids of those that ended. */
export async function endSessions(
  db: Pick<Kysely<AuthTables>, 'deleteFrom'>,
  { userId, only, except }: Which,
): Promise<number[]> {
  const ended = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(only !== undefined, (query) => query.where('id', '=', only!))
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}
