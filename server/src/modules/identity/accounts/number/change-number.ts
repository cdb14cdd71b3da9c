import type { Actor } from '../../../../platform/auth/actor.ts';
import type { AuthTables } from '../../../../platform/auth/auth.tables.ts';
import { endSessions } from '../../../../platform/auth/end-sessions.ts';
import type { Transact, UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import { sendMessage } from '../../../../platform/messaging/send-message.ts';
import { storeContact, type PeopleTables } from '../../people/index.ts';
import type { AccountsTables } from '../accounts.tables.ts';
import { NUMBER_CHANGED_TEXTS } from '../code-texts.ts';
import type { PhoneCodes } from '../phone-codes.ts';
import { redeemProof } from './prove-old-number.ts';

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
  const attempt = { login: phone, purposes: ['change_phone'], code, device: null } as const;
  await phoneCodes.redeem(attempt, (consume) =>
    transact(async (unit) => {
      const outcome = await consume(unit.trx);
      // A wrong code leaves the proof for the next attempt.
      if (typeof outcome === 'string') return outcome;
      await redeemProof(unit.trx, actor, token);
      await store(unit, actor, phone);
      return outcome;
    }),
  );
}

async function store(
  unit: UnitOfWork<Tables>,
  { userId, sessionId }: Actor,
  phone: string,
): Promise<void> {
  const before = await storeContact(unit.trx, userId, { phone });
  await endSessions(unit, { userId, except: sessionId });
  await addJob(unit.trx, sendMessage, {
    providerKey: crypto.randomUUID(),
    channel: 'sms',
    to: before.phone,
    text: NUMBER_CHANGED_TEXTS[before.locale],
    code: null,
  });
}
