import { sql } from 'kysely';
import type { Actor } from '../../../../platform/auth/actor.ts';
import type { AuthTables } from '../../../../platform/auth/auth.tables.ts';
import { endSessions } from '../../../../platform/auth/end-sessions.ts';
import { hashToken } from '../../../../platform/auth/tokens.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact, UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import { sendMessage } from '../../../../platform/messaging/send-message.ts';
import { storePhone, type PeopleTables } from '../../people/index.ts';
import type { AccountsTables } from '../accounts.tables.ts';
import { NUMBER_CHANGED_TEXTS } from '../code-texts.ts';
import type { PhoneCodes } from '../phone-codes.ts';

type Tables = AccountsTables & PeopleTables & AuthTables;

interface NewNumber {
  /** What the proof of the old number was answered with. */
  readonly token: string;
  readonly phone: string;
  readonly code: string;
}

/**
 * Gives the account another number. Both proofs are used up and the number is stored in one transaction:
 * where one of them is not there, nothing has happened. All other sessions end, and the old number is
 * told.
 * @throws ApiError `code_required` without a proof of the old number, `invalid_input` for a number of
 * another account, also of a deactivated one, and as `PhoneCodes.redeem` does
 */
export async function changeNumber(
  {
    transact,
    phoneCodes,
  }: { readonly transact: Transact<Tables>; readonly phoneCodes: PhoneCodes },
  actor: Actor,
  { token, phone, code }: NewNumber,
): Promise<void> {
  const attempt = { phone, purposes: ['change_phone'], code, device: null } as const;
  await phoneCodes.redeem(attempt, (consume) =>
    transact(async (unit) => {
      await useProof(unit, actor, token);
      const outcome = await consume(unit.trx);
      if (typeof outcome !== 'string') await store(unit, actor, phone);
      return outcome;
    }),
  );
}

/** Of two requests with the same proof the second one waits here, and finds none. */
async function useProof(
  { trx }: UnitOfWork<Tables>,
  { userId, sessionId }: Actor,
  token: string,
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('phone_change')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError('code_required');
}

async function store(
  unit: UnitOfWork<Tables>,
  { userId, sessionId }: Actor,
  phone: string,
): Promise<void> {
  const before = await storePhone(unit.trx, { userId, phone });
  await endSessions(unit, { userId, except: sessionId });
  await addJob(unit.trx, sendMessage, {
    providerKey: crypto.randomUUID(),
    channel: 'sms',
    to: before.phone,
    text: NUMBER_CHANGED_TEXTS[before.locale],
    code: null,
  });
}
