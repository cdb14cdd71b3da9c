import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { Tables } from '../../database-tables.ts';
import { isPassword } from '../../platform/auth/passwords.ts';
import { openSession, type NewSession } from '../../platform/auth/sessions.ts';
import type { Env } from '../../platform/env/env.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import {
  countEvent,
  forgetEvents,
  HALF_HOUR,
  isExhausted,
  MINUTE,
} from '../../platform/throttle/throttle.ts';
import { presentAuthenticatedUser } from './accounts.presenter.ts';
import { findUserByPhone, type UserRow } from './accounts.queries.ts';
import type { PhoneCodes } from './phone-codes.ts';

interface Device extends Omit<NewSession, 'userId'> {
  readonly locale: Locale;
}

interface Transport {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface SignIn {
  withCode(
    phone: string,
    code: string,
    device: Device,
    transport: Transport,
  ): Promise<AuthenticatedUser>;
  withPassword(
    phone: string,
    password: string,
    device: Device,
    transport: Transport,
  ): Promise<AuthenticatedUser>;
}

interface SignInDependencies {
  readonly db: Kysely<Tables>;
  readonly env: Env;
  readonly csrfKey: Buffer;
  readonly phoneCodes: PhoneCodes;
}

/** Failures by address are counted over this long. */
const EDGE_WINDOW_SECONDS = 10 * MINUTE;

export function createSignIn({ db, env, csrfKey, phoneCodes }: SignInDependencies): SignIn {
  const edge = { limit: env.AUTH_FAILURES_PER_ADDRESS, seconds: EDGE_WINDOW_SECONDS };

  /** One address may fail only so often, over all accounts. */
  async function guarded<T>(address: string, attempt: () => Promise<T>): Promise<T> {
    const key = `auth-failure ${address}`;
    if (await isExhausted(db, key, edge)) {
      throw new ApiError('too_many_requests', { retryAfter: EDGE_WINDOW_SECONDS });
    }
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'wrong_credentials') {
        await countEvent(db, key, edge);
      }
      throw error;
    }
  }

  async function open(
    user: UserRow,
    device: Device,
    transport: Transport,
  ): Promise<AuthenticatedUser> {
    const token = await openSession(db, { ...device, userId: user.id }, { ...transport, csrfKey });
    return presentAuthenticatedUser(user, token);
  }

  return {
    withCode: (phone, code, device, transport) =>
      guarded(transport.request.ip, async () => {
        await phoneCodes.redeem(phone, 'sign_in', code);
        await db
          .insertInto('app_user')
          .values({ phone, locale: device.locale })
          .onConflict((conflict) => conflict.column('phone').doNothing())
          .execute();
        const user = await findUserByPhone(db, phone);
        if (!user) throw new ApiError('wrong_credentials');
        return open(user, device, transport);
      }),

    withPassword: (phone, password, device, transport) =>
      guarded(transport.request.ip, async () => {
        const key = `wrong-password ${phone} ${transport.request.ip}`;
        const rule = { limit: env.WRONG_PASSWORDS_HALF_HOUR, seconds: HALF_HOUR };
        if (!(await countEvent(db, key, rule))) throw new ApiError('limit_exceeded');
        const user = await findUserByPhone(db, phone);
        const isRight = await isPassword(password, user?.password_hash ?? null);
        if (!user || !isRight) throw new ApiError('wrong_credentials');
        await forgetEvents(db, key);
        return open(user, device, transport);
      }),
  };
}
