import type { Kysely } from 'kysely';
import type { Actor } from '../../../../platform/auth/actor.ts';
import { endSessions } from '../../../../platform/auth/end-sessions.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import { sendMessage } from '../../../../platform/messaging/send-message.ts';
import { deactivatePerson, findPerson, lockLeaving, type Departure } from '../../people/index.ts';
import { ACCOUNT_LEFT_TEXTS } from '../code-texts.ts';
import { redeemProof } from '../number/prove-old-number.ts';
import type { OwnProof } from '../own-proof.ts';
import { provePassword } from '../password/prove-password.ts';
import type { DepartureTables } from './departure-tables.ts';
import type { FindObstacles } from './obstacles.ts';

interface DeactivateDependencies {
  readonly db: Kysely<DepartureTables>;
  readonly transact: Transact<DepartureTables>;
  readonly findObstacles: FindObstacles;
  /** So many wrong guesses at the password in half an hour. */
  readonly wrongPasswords: number;
}

/**
 * Deactivates an account. What stands against it is looked for with the person locked, so that nothing can
 * be begun in their name between the look and the act; where there is something, the proof is not used up.
 * All sessions end, and the person is told.
 * @throws ApiError `code_required` without a proof, `account_in_use` with the obstacles, and as `provePassword`
 */
export async function deactivateAccount(
  { db, transact, findObstacles, wrongPasswords }: DeactivateDependencies,
  actor: Actor,
  { password, token }: OwnProof,
): Promise<Departure> {
  const { userId } = actor;
  const person = await findPerson(db, userId);
  if (!person) throw new ApiError('not_signed_in');
  if (password !== undefined) await provePassword(db, { userId, password, wrongPasswords });
  return transact(async (unit) => {
    const { trx } = unit;
    if (password === undefined) await redeemProof(trx, actor, token ?? '');
    await lockLeaving(trx, userId);
    const obstacles = await findObstacles(trx, userId);
    if (obstacles.length > 0) throw new ApiError('account_in_use', { data: { obstacles } });
    const departure = await deactivatePerson(trx, userId);
    await endSessions(unit, { userId });
    await addJob(trx, sendMessage, {
      providerKey: crypto.randomUUID(),
      channel: 'sms',
      to: person.phone,
      text: ACCOUNT_LEFT_TEXTS[person.locale],
      code: null,
    });
    return departure;
  });
}
