import type { DeleteQueryBuilder, DeleteResult, Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/accounts';
import type { Tables } from '../../database-tables.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { CSRF_COOKIE, HALF_COOKIE } from '../../platform/auth/sessions.ts';
import type { Env } from '../../platform/env/env.ts';
import type { WakeUp } from '../../platform/realtime/wake-up.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../platform/http/implement.ts';
import { requireActor } from '../../platform/http/register-routes.ts';
import { presentMe } from './accounts.presenter.ts';
import { findMemberships, findSessions, findUserById } from './accounts.queries.ts';
import { createPhoneCodes } from './phone-codes.ts';
import { createSignIn } from './sign-in.ts';

interface AccountsDependencies {
  readonly db: Kysely<Tables>;
  readonly env: Env;
  readonly csrfKey: Buffer;
  /** Keys the hashes of codes. */
  readonly codeKey: Buffer;
  readonly wakeUp: Pick<WakeUp, 'announce'>;
}

type SessionDeletion = DeleteQueryBuilder<Tables, 'session', DeleteResult>;

const DONE = { success: true } as const;

export function accountsRoutes({
  db,
  env,
  csrfKey,
  codeKey,
  wakeUp,
}: AccountsDependencies): ImplementedRoute[] {
  const phoneCodes = createPhoneCodes(db, codeKey, env);
  const signIn = createSignIn({ db, env, csrfKey, phoneCodes });

  async function me(userId: number) {
    const [user, memberships] = await Promise.all([
      findUserById(db, userId),
      findMemberships(db, userId),
    ]);
    if (!user) throw new ApiError('not_signed_in');
    return presentMe(user, memberships);
  }

  /** Ends sessions, and their sockets in whatever process. Answers how many. */
  async function endSessions(
    choose: (sessions: SessionDeletion) => SessionDeletion,
  ): Promise<number> {
    const ended = await choose(db.deleteFrom('session')).returning('id').execute();
    for (const { id } of ended) await wakeUp.announce(`session-ended:${id}`);
    return ended.length;
  }

  const endOtherSessions = (userId: number, sessionId: number) =>
    endSessions((sessions) => sessions.where('user_id', '=', userId).where('id', '!=', sessionId));

  return [
    implement(contract.registerAuth, async ({ body, context: { address, locale } }) => ({
      resend_after: await phoneCodes.send({
        phone: body.phone_number,
        purpose: 'sign_in',
        address,
        locale,
      }),
    })),
    implement(contract.resendCode, async ({ body, context: { address, locale } }) => ({
      resend_after: await phoneCodes.send({
        phone: body.phone_number,
        purpose: 'sign_in',
        address,
        locale,
      }),
    })),
    implement(contract.verifyCode, async ({ body, context: { locale }, raw, reply }) => {
      const { phone_number: phone, code, ...device } = body;
      return signIn.withCode(phone, code, { ...device, locale }, { request: raw, reply });
    }),
    implement(contract.login, async ({ body, context: { locale }, raw, reply }) => {
      const { phone_number: phone, password, ...device } = body;
      return signIn.withPassword(phone, password, { ...device, locale }, { request: raw, reply });
    }),
    implement(contract.logout, async ({ context, reply }) => {
      const { sessionId } = requireActor(context.actor);
      await endSessions((sessions) => sessions.where('id', '=', sessionId));
      reply.clearCookie(HALF_COOKIE, { path: '/' }).clearCookie(CSRF_COOKIE, { path: '/' });
      return DONE;
    }),
    implement(contract.setPassword, async ({ body, context }) => {
      const { userId, sessionId } = requireActor(context.actor);
      const password_hash = await hashPassword(body.password);
      await db.updateTable('app_user').set({ password_hash }).where('id', '=', userId).execute();
      await endOtherSessions(userId, sessionId);
      return DONE;
    }),
    implement(contract.initProfile, async ({ body, context }) => {
      const { userId } = requireActor(context.actor);
      await db
        .updateTable('app_user')
        .set({ full_name: body.full_name })
        .where('id', '=', userId)
        .execute();
      return me(userId);
    }),
    implement(contract.getMe, ({ context }) => me(requireActor(context.actor).userId)),
    implement(contract.listDevices, async ({ context }) => {
      const { userId, sessionId } = requireActor(context.actor);
      const sessions = await findSessions(db, userId);
      return {
        list: sessions.map(({ last_used_at, ...session }) => ({
          ...session,
          last_used_at: last_used_at.toISOString(),
          is_current: session.id === sessionId,
        })),
      };
    }),
    implement(contract.deactivateDevice, async ({ params, context }) => {
      const { userId } = requireActor(context.actor);
      const ended = await endSessions((sessions) =>
        sessions.where('id', '=', params.id).where('user_id', '=', userId),
      );
      if (ended === 0) throw new ApiError('not_found');
      return undefined;
    }),
    implement(contract.deactivateAllDevices, async ({ context }) => {
      const { userId, sessionId } = requireActor(context.actor);
      await endOtherSessions(userId, sessionId);
      return DONE;
    }),
  ];
}
