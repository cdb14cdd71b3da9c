import type { Kysely } from 'kysely';
import type { z } from 'zod/mini';
import * as contract from '@karavan/shared-api/contract/accounts';
import * as passkeys from '@karavan/shared-api/contract/passkeys';
import * as credentials from '@karavan/shared-api/contract/credentials';
import type { AUTH_CODE_TYPES } from '@karavan/shared-api/contract/enumerations';
import { endSessions } from '../../../platform/auth/end-sessions.ts';
import { createKnownDevices } from '../../../platform/auth/known-devices.ts';
import { CSRF_COOKIE, HALF_COOKIE } from '../../../platform/auth/sessions.ts';
import type { Env } from '../../../platform/env/env.ts';
import { hasWhatsApp } from '../../../platform/env/providers.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { MessageChannel } from '../../../platform/messaging/send-message.ts';
import { siteOf } from '../../../platform/throttle/network-of.ts';
import { createProofOfWork } from '../../../platform/proof-of-work/proof-of-work.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { clearSiteCookie } from '../../../platform/http/site.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { LocateAddress } from '../regions/index.ts';
import { findPersonByPhone } from '../people/index.ts';
import { departureRoutes, type DepartureDependencies } from './departure/departure.routes.ts';
import { devicesRoutes } from './devices/devices.routes.ts';
import { createEdgeGuard } from './edge-guard.ts';
import { emailRoutes } from './email/email.routes.ts';
import { findNumberPurpose } from './number/find-number-purpose.ts';
import { numberRoutes } from './number/number.routes.ts';
import { passkeysRoutes } from './passkeys/passkeys.routes.ts';
import type { PasskeysTables } from './passkeys/passkeys.tables.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import { createPhoneCodes } from './phone-codes.ts';
import { createSmsGate } from './sms-gate.ts';
import { changePassword } from './password/change-password.ts';
import { setPassword } from './password/set-password.ts';
import { createSignIn, type SignInTables } from './sign-in.ts';
import type { CodePurpose } from './accounts.tables.ts';

type Tables = SignInTables & PasskeysTables;

interface AccountsDependencies extends Pick<
  DepartureDependencies,
  'findObstacles' | 'findLosses' | 'countWorkplaces'
> {
  readonly db: Kysely<Tables>;
  readonly env: Env;
  readonly csrfKey: Buffer;
  /** Keys the hashes of codes. */
  readonly codeKey: Buffer;
  /** Signs the work that devices are asked for. */
  readonly workKey: Buffer;
  /** Seals the cookies of known devices. */
  readonly deviceKey: Buffer;
  readonly transact: Transact<Tables>;
  readonly locate: LocateAddress;
}

const DONE = { success: true } as const;

const CHANNELS: Readonly<Record<(typeof AUTH_CODE_TYPES)[number], MessageChannel>> = {
  register_auth_type: 'sms',
  auth_number_type: 'sms',
  email_auth_type: 'email',
  whatsapp_auth_type: 'whatsapp',
};

export function accountsRoutes(dependencies: AccountsDependencies): ImplementedRoute[] {
  const { db, env, csrfKey, codeKey, workKey, deviceKey, transact, locate } = dependencies;
  const channels: MessageChannel[] = hasWhatsApp(env)
    ? ['sms', 'whatsapp', 'email']
    : ['sms', 'email'];
  const gate = createSmsGate(db, createProofOfWork(db, workKey), env.SMS_PER_ADDRESS_HOUR);
  const phoneCodes = createPhoneCodes(db, { key: codeKey, env, gate });
  const edge = createEdgeGuard(db, env.AUTH_FAILURES_PER_ADDRESS);
  const knownDevices = createKnownDevices(deviceKey);
  const site = relyingPartyOf(env);
  const signIn = createSignIn({
    db,
    site,
    env,
    csrfKey,
    phoneCodes,
    knownDevices,
    edge,
    transact,
    locate,
  });

  const sendCode = (
    purpose: CodePurpose,
    { phone_number: login, proof }: z.output<typeof contract.registerAuth.body>,
    { address: ip, locale }: RequestContext,
    channel: MessageChannel = 'sms',
  ) => phoneCodes.send({ login, purpose, ip, locale, proof, channel });

  return [
    implement(contract.registerAuth, ({ body, context }) => sendCode('sign_in', body, context)),
    implement(contract.resendCode, async ({ body, context }) => {
      const isOfNumber = body.type === 'auth_number_type' && context.actor !== null;
      const purpose = isOfNumber
        ? await findNumberPurpose(db, context.actor.userId, body.phone_number)
        : 'sign_in';
      return sendCode(purpose, body, context, CHANNELS[body.type]);
    }),
    implement(credentials.checkSmsService, async ({ context: { address } }) => ({
      is_available: await gate.isOpen(siteOf(address)),
      channels,
    })),
    implement(contract.forgotPassword, ({ body, context }) =>
      edge.guard(context.address, async () => {
        if (!(await findPersonByPhone(db, body.phone_number))) throw new ApiError('user_not_found');
        return sendCode('forgot_password', body, context);
      }),
    ),
    implement(contract.verifyCode, async ({ body, context: { locale }, raw, reply }) => {
      const { phone_number: phone, code, ...device } = body;
      return signIn.withCode(phone, code, device, { request: raw, reply, locale });
    }),
    implement(contract.login, async ({ body, context: { locale }, raw, reply }) => {
      const { phone_number: phone, password, ...device } = body;
      return signIn.withPassword(phone, password, device, { request: raw, reply, locale });
    }),
    implement(credentials.authenticate, ({ body, context: { locale }, raw, reply }) => {
      const { login, password, ...device } = body;
      return signIn.withPassword(login, password, device, { request: raw, reply, locale });
    }),
    implement(passkeys.signInWithPasskey, ({ body, context: { locale }, raw, reply }) => {
      const { credential, ...device } = body;
      return signIn.withPasskey(credential, device, { request: raw, reply, locale });
    }),
    implement(contract.logout, async ({ context, reply }) => {
      const { userId, sessionId } = requireActor(context.actor);
      await transact((unit) => endSessions(unit, { userId, only: sessionId }));
      for (const name of [HALF_COOKIE, CSRF_COOKIE]) clearSiteCookie(reply, name);
      return DONE;
    }),
    implement(contract.setPassword, async ({ body, context }) => {
      await setPassword(transact, requireActor(context.actor), body.password);
      return DONE;
    }),
    implement(credentials.changePassword, async ({ body, context }) => {
      const wrongPasswords = env.WRONG_PASSWORDS_HALF_HOUR;
      await changePassword({ db, transact, wrongPasswords }, requireActor(context.actor), body);
      return DONE;
    }),
    ...numberRoutes({ db, transact, phoneCodes, knownDevices, edge }),
    ...emailRoutes({ db, transact, phoneCodes, knownDevices, edge }),
    ...devicesRoutes({ db, transact }),
    ...passkeysRoutes({ db, transact, site, edge, locate }),
    ...departureRoutes({
      db,
      transact,
      edge,
      signIn,
      findObstacles: dependencies.findObstacles,
      findLosses: dependencies.findLosses,
      countWorkplaces: dependencies.countWorkplaces,
      wrongPasswords: env.WRONG_PASSWORDS_HALF_HOUR,
    }),
  ];
}
