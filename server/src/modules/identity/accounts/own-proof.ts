import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../platform/auth/actor.ts';
import type { Env } from '../../../platform/env/env.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import type { PeopleTables } from '../people/index.ts';
import type { AccountsTables } from './accounts.tables.ts';
import { createEdgeGuard } from './edge-guard.ts';
import { redeemProof } from './number/prove-old-number.ts';
import { provePassword } from './password/prove-password.ts';

export type OwnProofTables = AccountsTables & FilesTables & PeopleTables & ThrottleTables;

/** What somebody proves with that it is they, and not only their device. One of both is there. */
export interface OwnProof {
  readonly password?: string | undefined;
  /** What the proof of the number was answered with. */
  readonly token?: string | undefined;
}

/** For steps that cannot be taken back, whichever module they belong to. */
export function createOwnProof(
  db: Kysely<OwnProofTables>,
  env: Pick<Env, 'AUTH_FAILURES_PER_ADDRESS' | 'WRONG_PASSWORDS_HALF_HOUR'>,
) {
  const edge = createEdgeGuard(db, env.AUTH_FAILURES_PER_ADDRESS);
  const wrongPasswords = env.WRONG_PASSWORDS_HALF_HOUR;
  return {
    /**
     * Compares the password, where one was sent. Outside of the transaction: guesses count whatever becomes of it.
     * @throws ApiError `invalid_input` for a wrong one, `limit_exceeded` after too many, `too_many_requests`
     */
    async check({ userId }: Actor, address: string, { password }: OwnProof): Promise<void> {
      if (password === undefined) return;
      await edge.guard(address, () => provePassword(db, { userId, password, wrongPasswords }));
    },
    /**
     * Uses the proof of the number up, where no password was sent.
     * @throws ApiError `code_required` where there is none of this session
     */
    async redeem(
      trx: Pick<Transaction<AccountsTables>, 'deleteFrom'>,
      actor: Actor,
      { password, token }: OwnProof,
    ): Promise<void> {
      if (password === undefined) await redeemProof(trx, actor, token ?? '');
    },
  };
}
