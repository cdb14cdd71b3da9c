import type { UnitOfWork } from '../events/unit-of-work.ts';
import type { AuthTables } from './auth.tables.ts';
import { sessionEnded } from './session-ended.ts';

interface Which {
  readonly userId: number;
  /** This one alone; all of them unless told. */
  readonly only?: number;
  /** All but this one. */
  readonly except?: number;
}

/** Ends sessions of a person, and with them their sockets. Answers whether there were any. */
export async function endSessions(
  { trx, emit }: UnitOfWork<AuthTables>,
  { userId, only, except }: Which,
): Promise<boolean> {
  const ended = await trx
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(only !== undefined, (query) => query.where('id', '=', only!))
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .returning('id')
    .execute();
  if (ended.length > 0) emit(sessionEnded({ organizationId: null, userId }));
  return ended.length > 0;
}
