import { createHmac, randomInt } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { equal } from '../../platform/auth/tokens.ts';
import type { Env } from '../../platform/env/env.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import {
  countEvent,
  DAY,
  forgetEvents,
  HALF_HOUR,
  HOUR,
  isExhausted,
  MINUTE,
} from '../../platform/throttle/throttle.ts';
import type { AccountsTables, CodePurpose } from './accounts.tables.ts';

const CODE_MINUTES = 5;
const RESEND_SECONDS = 60;
const WRONG_CODES_A_DAY = 15;

const TEXTS: Readonly<Record<Locale, (code: string) => string>> = {
  ru: (code) => `Karavan: ваш код ${code}. Никому его не сообщайте.`,
  en: (code) => `Karavan: your code is ${code}. Tell it to nobody.`,
  de: (code) => `Karavan: Ihr Code ist ${code}. Geben Sie ihn niemandem.`,
  tr: (code) => `Karavan: kodunuz ${code}. Kimseyle paylaşmayın.`,
  zh: (code) => `Karavan：您的验证码是 ${code}，请勿告诉他人。`,
};

interface CodeRequest {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly address: string;
  readonly locale: Locale;
}

export interface PhoneCodes {
  /** Sends a fresh code, the only valid one from now on. Answers the seconds until the next may be asked for. */
  send(request: CodeRequest): Promise<number>;
  /** Uses a code up. Throws `wrong_credentials` for a wrong or expired one, `limit_exceeded` after too many. */
  redeem(phone: string, purpose: CodePurpose, code: string): Promise<void>;
}

/** Codes by SMS: six digits, five minutes, single use, kept only as a keyed hash bound to phone and purpose. */
export function createPhoneCodes(db: Kysely<AccountsTables>, key: Buffer, env: Env): PhoneCodes {
  const hash = (phone: string, purpose: CodePurpose, code: string) =>
    createHmac('sha256', key).update(`${phone} ${purpose} ${code}`).digest();

  async function countSms(phone: string, address: string): Promise<void> {
    const rules = [
      [`sms minute ${phone}`, { limit: 1, seconds: MINUTE }],
      [`sms half-hour ${phone}`, { limit: env.SMS_PER_PHONE_HALF_HOUR, seconds: HALF_HOUR }],
      [`sms day ${phone}`, { limit: env.SMS_PER_PHONE_DAY, seconds: DAY }],
      [`sms address ${address}`, { limit: env.SMS_PER_ADDRESS_HOUR, seconds: HOUR }],
    ] as const;
    for (const [name, rule] of rules) {
      if (!(await countEvent(db, name, rule))) throw new ApiError('limit_exceeded');
    }
  }

  return {
    async send({ phone, purpose, address, locale }) {
      await countSms(phone, address);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await db.transaction().execute(async (trx) => {
        const values = {
          code_hash: hash(phone, purpose, code),
          expires_at: new Date(Date.now() + CODE_MINUTES * 60_000),
        };
        await trx
          .insertInto('phone_code')
          .values({ phone, purpose, ...values })
          .onConflict((conflict) => conflict.columns(['phone', 'purpose']).doUpdateSet(values))
          .execute();
        await addJob(trx, 'send-message', {
          providerKey: crypto.randomUUID(),
          channel: 'sms',
          to: phone,
          text: TEXTS[locale](code),
          code,
        });
      });
      return RESEND_SECONDS;
    },

    async redeem(phone, purpose, code) {
      const dayKey = `wrong-code day ${phone}`;
      const halfHourKey = `wrong-code half-hour ${phone}`;
      if (await isExhausted(db, dayKey, { limit: WRONG_CODES_A_DAY, seconds: DAY })) {
        throw new ApiError('limit_exceeded');
      }
      // Counted before it is checked: guesses sent at once cannot all be looked at first.
      const rule = { limit: env.WRONG_CODES_HALF_HOUR, seconds: HALF_HOUR };
      if (!(await countEvent(db, halfHourKey, rule))) throw new ApiError('limit_exceeded');
      const stored = await db
        .selectFrom('phone_code')
        .select('code_hash')
        .where('phone', '=', phone)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      const given = hash(phone, purpose, code);
      const isRight = stored !== undefined && equal(stored.code_hash, given);
      const used = isRight && (await consume(phone, purpose, given));
      if (!used) {
        await countEvent(db, dayKey, { limit: WRONG_CODES_A_DAY, seconds: DAY });
        throw new ApiError('wrong_credentials');
      }
      await Promise.all([forgetEvents(db, halfHourKey), forgetEvents(db, dayKey)]);
    },
  };

  /** Deletes the code; of two requests with the same code one wins. */
  async function consume(phone: string, purpose: CodePurpose, given: Buffer): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('phone_code')
      .where('phone', '=', phone)
      .where('purpose', '=', purpose)
      .where('code_hash', '=', given)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }
}
