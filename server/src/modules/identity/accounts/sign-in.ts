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
import { neighbourhoodOf } from '../../../platform/throttle/network-of.ts';
import {
  countEvent,
  DAY,
  forgetEvents,
  HALF_HOUR,
  type ThrottleRule,
} from '../../../platform/throttle/throttle.ts';
import { presentAuthenticatedUser } from './accounts.presenter.ts';
import type { EdgeGuard } from './edge-guard.ts';
import {
  addPerson,
  findPersonByLogin,
  findPersonByPhone,
  type PeopleTables,
} from '../people/index.ts';
import type { LocateAddress } from '../regions/index.ts';
import { announceNewDevice } from './new-device.ts';
import type { PhoneCodes } from './phone-codes.ts';

/** What the device tells of itself. */
type Device = Omit<NewSession, 'userId' | 'openedWith'>;

interface Transport {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The language of a person who is new. */
  readonly locale: Locale;
}

interface SignIn {
  withCode(phone: string, code: string, device: Device, via: Transport): Promise<AuthenticatedUser>;
  /** @param login a phone number, or a proven e-mail address */
  withPassword(
    login: string,
    password: string,
    device: Device,
    via: Transport,
  ): Promise<AuthenticatedUser>;
}

export type SignInTables = PeopleTables & FilesTables & AuthTables & ThrottleTables;

interface SignInDependencies {
  readonly db: Kysely<SignInTables>;
  readonly env: Env;
  readonly csrfKey: Buffer;
  readonly phoneCodes: PhoneCodes;
  readonly knownDevices: KnownDevices;
  readonly edge: EdgeGuard;
  readonly transact: Transact<SignInTables>;
  readonly locate: LocateAddress;
}

export function createSignIn(dependencies: SignInDependencies): SignIn {
  const { db, env, csrfKey, phoneCodes, knownDevices, edge, transact, locate } = dependencies;

  async function open(
    phone: string,
    session: Omit<NewSession, 'userId'>,
    { request, reply }: Transport,
  ): Promise<AuthenticatedUser> {
    const user = await findPersonByPhone(db, phone);
    if (!user) throw new ApiError('wrong_credentials');
    const { id: userId, locale } = user;
    const arrival = { userId, device: session.device, address: request.ip };
    const isNew = !knownDevices.identify(request, phone) && (await isNewDevice(db, arrival));
    const token = await transact(async (unit) => {
      const within: Kysely<SignInTables> = unit.trx;
      const opened = await openSession(within, { ...session, userId }, { request, reply, csrfKey });
      const { location } = session;
      if (isNew) await announceNewDevice(unit, locate, { ...arrival, locale, location });
      return opened;
    });
    knownDevices.remember(reply, phone);
    return presentAuthenticatedUser(user, token);
  }

  return {
    withCode: (phone, code, device, via) =>
      edge.guard(via.request.ip, async () => {
        await phoneCodes.redeem({
          phone,
          purposes: ['sign_in', 'forgot_password'],
          code,
          device: knownDevices.identify(via.request, phone),
        });
        await addPerson(db, { phone, locale: via.locale });
        return open(phone, { ...device, openedWith: 'code' }, via);
      }),

    withPassword: (login, password, device, via) =>
      edge.guard(via.request.ip, async () => {
        const user = await findPersonByLogin(db, login);
        // Guesses at one account count together, by whatever name it is called.
        const phone = user?.phone ?? login;
        const knownDevice = knownDevices.identify(via.request, phone);
        const attempts = attemptsOf(phone, { knownDevice, address: via.request.ip, env });
        for (const { key, rule } of attempts) {
          if (!(await countEvent(db, key, rule))) throw new ApiError('limit_exceeded');
        }
        const isRight = await isPassword(password, user?.password_hash ?? null);
        if (!isRight) throw new ApiError('wrong_credentials');
        for (const { key, rule } of attempts) {
          if (knownDevice !== null) await forgetEvents(db, key);
          // What strangers have guessed wrong still counts.
          else await countEvent(db, key, rule, -1);
        }
        return open(phone, { ...device, openedWith: 'password' }, via);
      }),
  };
}

/**
 * What an attempt by password is counted under before it is compared: the person's own device apart,
 * strangers by their network, and all of them together, however many networks they have.
 */
function attemptsOf(
  phone: string,
  {
    knownDevice,
    address,
    env,
  }: { readonly knownDevice: string | null; readonly address: string; readonly env: Env },
): { readonly key: string; readonly rule: ThrottleRule }[] {
  const rule = { limit: env.WRONG_PASSWORDS_HALF_HOUR, seconds: HALF_HOUR };
  const key = (guesser: string) => `wrong-password ${phone} ${guesser}`;
  if (knownDevice !== null) return [{ key: key(knownDevice), rule }];
  const ofAccount = { limit: env.WRONG_PASSWORDS_PER_ACCOUNT_DAY, seconds: DAY };
  return [
    { key: key(neighbourhoodOf(address)), rule },
    { key: key('anybody'), rule: ofAccount },
  ];
}
