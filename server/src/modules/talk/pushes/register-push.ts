import { sql } from 'kysely';
import type { z } from 'zod/mini';
import type { registerPush as route } from '@karavan/shared-api/contract/pushes';
import type { Actor } from '../../../platform/auth/actor.ts';
import type { AuthTables } from '../../../platform/auth/auth.tables.ts';
import { holdSession } from '../../../platform/auth/live-sessions.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { PushesTables } from './pushes.tables.ts';
import { readRegistrationId } from './read-registration-id.ts';

type Registration = z.output<(typeof route)['body']>;

/**
 * Sends pushes to this browser from now on. One that another session had before is this one's: somebody else has
 * signed in there.
 * @throws ApiError `invalid_input` for what is no subscription, `not_signed_in` when the session ends meanwhile
 */
export async function registerPush(
  { trx }: Pick<UnitOfWork<PushesTables & AuthTables>, 'trx'>,
  { userId, sessionId }: Actor,
  { registration_id, device_id, name, language }: Registration,
): Promise<void> {
  const subscription = readRegistrationId(registration_id);
  await holdSession(trx, sessionId);
  // Two sessions that name the same browser come one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${subscription.endpoint}, 0))`.execute(
    trx,
  );
  await trx
    .deleteFrom('push_registration')
    .where('endpoint', '=', subscription.endpoint)
    .where('session_id', '!=', sessionId)
    .execute();
  const values = { ...subscription, device_id, name, language };
  await trx
    .insertInto('push_registration')
    .values({ ...values, session_id: sessionId, user_id: userId })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(values))
    .execute();
}
