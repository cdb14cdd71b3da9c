import { createHmac, randomInt } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { WorkProof } from '@karavan/shared-api/contract/proof-of-work';
import { equal } from '../../../platform/auth/tokens.ts';
import type { Env } from '../../../platform/env/env.ts';
import { hasWhatsApp } from '../../../platform/env/providers.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { sendMessage, type MessageChannel } from '../../../platform/messaging/send-message.ts';
import type { Perishable } from '../../../platform/pruning/perishable.ts';
import {
  countEvent,
  countWithin,
  findCount,
  forgetEvents,
  isExhausted,
  type ThrottleRule,
} from '../../../platform/throttle/throttle.ts';
import { HALF_HOUR_SECONDS, DAY_SECONDS, MINUTE_MS } from '../../../platform/time/durations.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import { siteOf } from '../../../platform/throttle/network-of.ts';
import { findVerifiedEmail, type PeopleTables } from '../people/index.ts';
import type { AccountsTables, CodePurpose } from './accounts.tables.ts';
import {
  ASKED_BY_EMAIL_TEXTS,
  CODE_TEXTS,
  SENT_BY_EMAIL_TEXTS,
  SENT_BY_WHATSAPP_TEXTS,
} from './code-texts.ts';
import type { SmsGate } from './sms-gate.ts';

const CODE_MINUTES = 5;

export const PERISHABLE_CODES: Perishable = {
  table: 'phone_code',
  column: 'expires_at',
  seconds: 0,
};

interface CodeRequest {
  /** What somebody signs in with: a phone number, or for `prove_email` an e-mail address. */
  readonly login: string;
  readonly purpose: CodePurpose;
  readonly ip: string;
  readonly locale: Locale;
  readonly proof: WorkProof | undefined;
  /** Where the person wants it: by mail only where they have proven an address, by WhatsApp only where it is set up. */
  readonly channel?: MessageChannel;
}

interface SentCode {
  /** Seconds until the next may be asked for. */
  readonly resend_after: number;
  readonly channel: MessageChannel;
  readonly message: string | null;
}

interface Recipient {
  readonly channel: SentCode['channel'];
  readonly to: string | null;
}

/** Says where the code went, when that is not where it was asked for. */
function noticeOf(
  { channel: asked, purpose, locale }: CodeRequest,
  sentBy: MessageChannel,
): string | null {
  if (sentBy === 'sms' || purpose === 'prove_email') return null;
  if (sentBy === 'whatsapp') return SENT_BY_WHATSAPP_TEXTS[locale];
  return (asked === 'email' ? ASKED_BY_EMAIL_TEXTS : SENT_BY_EMAIL_TEXTS)[locale];
}

interface CodeAttempt {
  readonly login: string;
  /** What the code may have been sent for. */
  readonly purposes: readonly CodePurpose[];
  readonly code: string;
  /** The known device that guesses; null for all others, who are counted together. */
  readonly device: string | null;
}

/** Where a code was sent to, once it has been used up; else why it could not be. */
type Outcome = { readonly network: string | null } | 'wrong_credentials' | 'code_expired';

type Within = Pick<Kysely<AccountsTables>, 'selectFrom' | 'deleteFrom'>;
type Consume = (within: Within) => Promise<Outcome>;

export interface PhoneCodes {
  /**
   * Sends a fresh code, the only valid one of its purpose from now on. When no further SMS may go to
   * the phone, it goes to the verified e-mail of the phone's owner. By mail it is asked for with the same
   * answer for everybody: where there is no verified e-mail, nothing is sent.
   * @throws ApiError `code_sent_lately`, `proof_of_work_required`, `sms_limit_reached`, `limit_exceeded`
   */
  send(request: CodeRequest): Promise<SentCode>;
  /**
   * Uses a code up.
   * @param within does so in a transaction of its own, with what the code is for
   * @throws ApiError `wrong_credentials` for a wrong one, `code_expired` where none is valid (any more),
   * `limit_exceeded` after too many
   */
  redeem(attempt: CodeAttempt, within?: (consume: Consume) => Promise<Outcome>): Promise<void>;
}

/** Six digits, five minutes, single use, kept only as a keyed hash bound to login and purpose. */
export function createPhoneCodes(
  db: Kysely<AccountsTables & PeopleTables & ThrottleTables>,
  { key, env, gate }: { readonly key: Buffer; readonly env: Env; readonly gate: SmsGate },
): PhoneCodes {
  const hash = (login: string, purpose: CodePurpose, code: string) =>
    createHmac('sha256', key).update(`${login} ${purpose} ${code}`).digest();

  /** Counts one message to a recipient; `false` when it is one too many for today or this half-hour. */
  async function countMessage(recipient: string): Promise<boolean> {
    return (
      (await countEvent(db, `half-hour ${recipient}`, {
        limit: env.SMS_PER_PHONE_HALF_HOUR,
        seconds: HALF_HOUR_SECONDS,
      })) &&
      countEvent(db, `day ${recipient}`, { limit: env.SMS_PER_PHONE_DAY, seconds: DAY_SECONDS })
    );
  }

  /** Counts a code for a login and its network, whichever way it goes. */
  async function countCode({ login, purpose, proof }: CodeRequest, network: string): Promise<void> {
    const key = `sms minute ${login}`;
    const resend = { limit: 1, seconds: env.SMS_RESEND_SECONDS };
    // Looked at before the gate, so that nobody works for what cannot be sent yet; counted behind it.
    const last = await findCount(db, key);
    if (last) throw new ApiError('code_sent_lately', { retryAfter: last.seconds });
    await gate.enter({ network, subject: `code ${purpose} ${login}`, proof });
    if (!(await countWithin(db, key, resend))) {
      throw new ApiError('code_sent_lately', { retryAfter: resend.seconds });
    }
  }

  /** The address is null where nothing is sent. */
  async function chooseRecipient({
    login,
    purpose,
    channel: asked = 'sms',
  }: CodeRequest): Promise<Recipient> {
    if (purpose === 'prove_email') {
      if (!(await countMessage(`email ${login}`))) throw new ApiError('limit_exceeded');
      return { channel: 'email', to: login };
    }
    if (asked === 'email') {
      // Counted by the phone, so that the answer does not tell who has an address.
      if (!(await countMessage(`mail of ${login}`))) throw new ApiError('limit_exceeded');
      return { channel: 'email', to: await findVerifiedEmail(db, login) };
    }
    if (asked === 'whatsapp' && hasWhatsApp(env)) {
      if (!(await countMessage(`whatsapp ${login}`))) throw new ApiError('limit_exceeded');
      return { channel: 'whatsapp', to: login };
    }
    if (await countMessage(`sms ${login}`)) return { channel: 'sms', to: login };
    const to = await findVerifiedEmail(db, login);
    if (!to || !(await countMessage(`email ${to}`))) throw new ApiError('limit_exceeded');
    return { channel: 'email', to };
  }

  /** Deletes the code, and answers where it was sent to; of two requests with the same code one wins. */
  async function consume(within: Within, { login, purposes, code }: CodeAttempt): Promise<Outcome> {
    const stored = await within
      .selectFrom('phone_code')
      .select(['purpose', 'code_hash', 'network'])
      .where('phone', '=', login)
      .where('purpose', 'in', purposes)
      .where('expires_at', '>', sql<Date>`now()`)
      .execute();
    const right = stored.find(({ purpose, code_hash }) =>
      equal(code_hash, hash(login, purpose, code)),
    );
    if (!right) return stored.length === 0 ? 'code_expired' : 'wrong_credentials';
    const { numDeletedRows } = await within
      .deleteFrom('phone_code')
      .where('phone', '=', login)
      .where('purpose', '=', right.purpose)
      .where('code_hash', '=', right.code_hash)
      .executeTakeFirst();
    return numDeletedRows === 1n ? right : 'code_expired';
  }

  return {
    async send(request) {
      const { login, purpose, ip, locale } = request;
      const network = siteOf(ip);
      await countCode(request, network);
      const { channel, to } = await chooseRecipient(request);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await db.transaction().execute(async (trx) => {
        const values = {
          code_hash: hash(login, purpose, code),
          expires_at: new Date(Date.now() + CODE_MINUTES * MINUTE_MS),
          network,
        };
        await trx
          .insertInto('phone_code')
          .values({ phone: login, purpose, ...values })
          .onConflict((conflict) => conflict.columns(['phone', 'purpose']).doUpdateSet(values))
          .execute();
        if (to === null) return;
        const text = CODE_TEXTS[locale](code);
        await addJob(trx, sendMessage, {
          providerKey: crypto.randomUUID(),
          channel,
          to,
          text,
          code,
        });
      });
      return {
        resend_after: env.SMS_RESEND_SECONDS,
        channel,
        message: noticeOf(request, channel),
      };
    },

    async redeem(attempt, within = (use) => use(db)) {
      const guesser = `${attempt.login} ${attempt.device ?? ''}`;
      const halfHour = `wrong-code half-hour ${guesser}`;
      const day = `wrong-code day ${guesser}`;
      const off = `wrong-code off ${guesser}`;
      const once: ThrottleRule = { limit: 1, seconds: DAY_SECONDS };
      const perHalfHour = { limit: env.WRONG_CODES_HALF_HOUR, seconds: HALF_HOUR_SECONDS };
      const perDay = { limit: env.WRONG_CODES_DAY, seconds: DAY_SECONDS };
      // Counted before it is checked: guesses sent at once cannot all be looked at first.
      const mayTry =
        !(await isExhausted(db, off, once)) &&
        (await countEvent(db, halfHour, perHalfHour)) &&
        (await countEvent(db, day, perDay));
      if (!mayTry) throw new ApiError('limit_exceeded');
      const outcome = await within((trx) => consume(trx, attempt));
      if (typeof outcome === 'string') {
        // The day's last guess was wrong: a whole day of rest begins now, not with the first guess.
        if (await isExhausted(db, day, perDay)) await countEvent(db, off, once);
        throw new ApiError(outcome);
      }
      await Promise.all([
        forgetEvents(db, halfHour),
        forgetEvents(db, day),
        outcome.network !== null && gate.recordEntered(outcome.network),
      ]);
    },
  };
}
