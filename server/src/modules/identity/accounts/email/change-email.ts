import type { Actor } from '../../../../platform/auth/actor.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import { sendMessage } from '../../../../platform/messaging/send-message.ts';
import { storeContact, type PeopleTables } from '../../people/index.ts';
import type { AccountsTables } from '../accounts.tables.ts';
import { EMAIL_CHANGED_TEXTS } from '../code-texts.ts';
import { redeemProof } from '../number/prove-old-number.ts';
import type { PhoneCodes } from '../phone-codes.ts';

interface NewEmail {
  /** What the proof of the number was answered with. */
  readonly token: string;
  readonly email: string;
  readonly code: string;
}

/**
 * Gives the account an e-mail address, which may sign in from now on: the number is proven, so that a device
 * left open does not give the account away, and the address is. The address before is told.
 * @throws ApiError `code_required` without a proof of the number, `invalid_input` for an address of another
 * account, and as `PhoneCodes.redeem` does
 */
export async function changeEmail(
  {
    transact,
    phoneCodes,
  }: {
    readonly transact: Transact<AccountsTables & PeopleTables>;
    readonly phoneCodes: PhoneCodes;
  },
  actor: Actor,
  { token, email, code }: NewEmail,
): Promise<void> {
  const attempt = { login: email, purposes: ['prove_email'], code, device: null } as const;
  await phoneCodes.redeem(attempt, (consume) =>
    transact(async ({ trx }) => {
      const outcome = await consume(trx);
      // A wrong code leaves the proof for the next attempt.
      if (typeof outcome === 'string') return outcome;
      await redeemProof(trx, actor, token);
      const { email: before, locale } = await storeContact(trx, actor.userId, { email });
      if (before !== null && before.toLowerCase() !== email.toLowerCase()) {
        await addJob(trx, sendMessage, {
          providerKey: crypto.randomUUID(),
          channel: 'email',
          to: before,
          text: EMAIL_CHANGED_TEXTS[locale],
          code: null,
        });
      }
      return outcome;
    }),
  );
}
