import type { Actor } from '../../../../platform/auth/actor.ts';
import type { AuthTables } from '../../../../platform/auth/auth.tables.ts';
import { lockLifetime, setLifetime } from '../../../../platform/auth/session-lifetime.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import type { AccountsTables } from '../accounts.tables.ts';
import { requireFreshProof } from '../number/require-fresh-proof.ts';

type Tables = AccountsTables & AuthTables;

interface Lifetime {
  readonly id: number;
  /** Days without use after which the session ends. */
  readonly days: number;
  /** The proof of the account's number, where one has been given. */
  readonly proof: string | undefined;
}

/**
 * Sets how long one of the person's sessions lasts without use. A longer life takes a fresh proof of the
 * number and counts for the asking session alone, so that a stolen token cannot keep itself alive.
 * @throws ApiError `not_found` where the person has no such session, `code_required` without the proof
 */
export async function changeLifetime(
  transact: Transact<Tables>,
  actor: Actor,
  { id, days, proof }: Lifetime,
): Promise<void> {
  await transact(async ({ trx }) => {
    const present = await lockLifetime(trx, actor.userId, id);
    if (present === null) throw new ApiError('not_found');
    if (days > present) {
      if (id !== actor.sessionId) throw new ApiError('code_required');
      await requireFreshProof(trx, actor, proof);
    }
    await setLifetime(trx, id, days);
  });
}
