import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { AuthenticatedUser } from '@karavan/shared-api/contract/accounts';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { AuthTables } from '../../../platform/auth/auth.tables.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import type { KnownDevices } from '../../../platform/auth/known-devices.ts';
import { isNewDevice } from '../../../platform/auth/is-new-device.ts';
import { isPassword } from '../../../platform/auth/passwords.ts';
import { openSession, type NewSession } from '../../../platform/auth/sessions.ts';
import type { Env } from '../../../platform/env/env.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { presentAuthenticatedUser } from './accounts.presenter.ts';
import { attemptSignIn } from './attempts.ts';
import type { EdgeGuard } from './edge-guard.ts';
import { addPerson, findCredentials, findPerson, type PeopleTables } from '../people/index.ts';
import type { AccountsTables } from './accounts.tables.ts';
import { offerReturn } from './departure/offer-return.ts';
import { returnToAccount } from './departure/return-to-account.ts';
import type { LocateAddress } from '../regions/index.ts';
import { announceNewDevice } from './new-device.ts';
import { takeChallenge } from './passkeys/challenges.ts';
import { findCredential } from './passkeys/passkeys.queries.ts';
import type { PasskeysTables } from './passkeys/passkeys.tables.ts';
import type { RelyingParty } from './passkeys/relying-party.ts';
import { recordUse, verifyUse, type Assertion } from './passkeys/use-passkey.ts';
import type { PhoneCodes } from './phone-codes.ts';

/** What the device tells of itself. */
type Device = Omit<NewSession, 'userId' | 'openedWith'>;

type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

interface Transport {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The language of a person who is new. */
  readonly locale: Locale;
}

export interface SignIn {
  withCode(phone: string, code: string, device: Device, via: Transport): Promise<AuthenticatedUser>;
  /** @param login a phone number, or a proven e-mail address */
  withPassword(
    login: string,
    password: string,
    device: Device,
    via: Transport,
  ): Promise<AuthenticatedUser>;
  withPasskey(assertion: Assertion, device: Device, via: Transport): Promise<AuthenticatedUser>;
  /** @param token what the proof of a deactivated account was answered with */
  withReturn(token: string, device: Device, via: Transport): Promise<AuthenticatedUser>;
}

export type SignInTables = AccountsTables &
  PeopleTables &
  FilesTables &
  AuthTables &
  PasskeysTables &
  ThrottleTables;

interface SignInDependencies {
  readonly db: Kysely<SignInTables>;
  readonly env: Env;
  readonly site: RelyingParty;
  readonly csrfKey: Buffer;
  readonly phoneCodes: PhoneCodes;
  readonly knownDevices: KnownDevices;
  readonly edge: EdgeGuard;
  readonly transact: Transact<SignInTables>;
  readonly locate: LocateAddress;
}

export function createSignIn(dependencies: SignInDependencies): SignIn {
  const { db, env, site, csrfKey, phoneCodes, knownDevices, edge, transact, locate } = dependencies;

  /**
   * Begins a session of somebody who has proven to be this person.
   * @param before what has to hold in the transaction of the new session
   */
  async function open(
    userId: number,
    session: Omit<NewSession, 'userId'>,
    { request, reply }: Transport,
    before?: (trx: Kysely<SignInTables>) => Promise<void>,
  ): Promise<AuthenticatedUser> {
    const user = await findPerson(db, userId);
    if (!user) throw new ApiError('wrong_credentials');
    const { phone, locale } = user;
    const arrival = { userId, device: session.device, address: request.ip };
    const isNew = !knownDevices.identify(request, phone) && (await isNewDevice(db, arrival));
    const token = await transact(async (unit) => {
      const within: Kysely<SignInTables> = unit.trx;
      await before?.(within);
      const opened = await openSession(within, { ...session, userId }, { request, reply, csrfKey });
      const { location } = session;
      if (isNew) await announceNewDevice(unit, locate, { ...arrival, locale, location });
      return opened;
    });
    knownDevices.remember(reply, phone);
    return presentAuthenticatedUser(user, token);
  }

  /**
   * The same for somebody who may have left: only now that they have proven themselves are they told.
   * @throws ApiError `account_deactivated` with the way back
   */
  async function admit(
    { id: userId, deactivated_at: deactivatedAt }: Pick<Credentials, 'id' | 'deactivated_at'>,
    session: Omit<NewSession, 'userId'>,
    via: Transport,
    before?: (trx: Kysely<SignInTables>) => Promise<void>,
  ): Promise<AuthenticatedUser> {
    if (!deactivatedAt) return open(userId, session, via, before);
    await before?.(db);
    throw await offerReturn(db, { userId, deactivatedAt, openedWith: session.openedWith });
  }

  return {
    withCode: (phone, code, device, via) =>
      edge.guard(via.request.ip, async () => {
        await phoneCodes.redeem({
          login: phone,
          purposes: ['sign_in', 'forgot_password'],
          code,
          device: knownDevices.identify(via.request, phone),
        });
        await addPerson(db, { phone, locale: via.locale });
        const person = await findCredentials(db, phone);
        if (!person) throw new ApiError('wrong_credentials');
        return admit(person, { ...device, openedWith: 'code' }, via);
      }),

    withPassword: (login, password, device, via) =>
      edge.guard(via.request.ip, async () => {
        const address = via.request.ip;
        const user = await findCredentials(db, login);
        // Guesses at one account count together, by whatever name it is called.
        const account = user?.phone ?? login;
        const knownDevice = knownDevices.identify(via.request, account);
        const proven = await attemptSignIn(
          { db, env },
          { with: 'password', account, knownDevice, address },
          async () => {
            const isRight = await isPassword(password, user?.password_hash ?? null);
            return isRight && user ? user : null;
          },
        );
        return admit(proven, { ...device, openedWith: 'password' }, via);
      }),

    withPasskey: (assertion, device, via) =>
      edge.guard(via.request.ip, async () => {
        const address = via.request.ip;
        const challenge = await takeChallenge(
          db,
          { purpose: 'sign_in', session_id: null },
          assertion.response.clientDataJSON,
        );
        const stored = await findCredential(db, Buffer.from(assertion.id, 'base64url'));
        const user = stored && (await findCredentials(db, { id: stored.user_id }));
        if (!stored || !user) throw new ApiError('wrong_credentials');
        const knownDevice = knownDevices.identify(via.request, user.phone);
        const use = await attemptSignIn(
          { db, env },
          { with: 'passkey', account: user.phone, knownDevice, address },
          () => verifyUse(assertion, stored, { challenge, site }),
        );
        return admit(user, { ...device, openedWith: 'passkey' }, via, (trx) => recordUse(trx, use));
      }),

    withReturn: (token, device, via) =>
      edge.guard(via.request.ip, async () => {
        const { userId, openedWith } = await returnToAccount(transact, token);
        return open(userId, { ...device, openedWith }, via);
      }),
  };
}
