import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/credentials';
import type { KnownDevices } from '../../../../platform/auth/known-devices.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import type { FilesTables } from '../../../../platform/files/files.tables.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { findPerson, findVerifiedEmail, type PeopleTables } from '../../people/index.ts';
import type { AccountsTables } from '../accounts.tables.ts';
import type { EdgeGuard } from '../edge-guard.ts';
import type { PhoneCodes } from '../phone-codes.ts';
import { changeEmail } from './change-email.ts';
import { maskEmail } from './mask-email.ts';

type Tables = AccountsTables & PeopleTables & FilesTables;

interface EmailDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly phoneCodes: PhoneCodes;
  readonly knownDevices: KnownDevices;
  readonly edge: EdgeGuard;
}

/** The e-mail address of an account. */
export function emailRoutes(dependencies: EmailDependencies): ImplementedRoute[] {
  const { db, phoneCodes, knownDevices, edge } = dependencies;
  return [
    implement(contract.getEmail, async ({ context }) => {
      const person = await findPerson(db, requireActor(context.actor).userId);
      return { email: person?.email ?? null };
    }),
    implement(contract.sendEmailCode, ({ body: { email, proof }, context }) => {
      const { address: ip, locale } = context;
      return phoneCodes.send({ login: email, purpose: 'prove_email', ip, locale, proof });
    }),
    implement(contract.changeEmail, async ({ body: { token, email, code }, context }) => {
      const actor = requireActor(context.actor);
      await edge.guard(context.address, () =>
        changeEmail(dependencies, actor, { token, email, code }),
      );
      return { success: true } as const;
    }),
    implement(contract.findEmailByPhone, ({ body: { phone_number: phone }, context, raw }) =>
      edge.guard(context.address, async () => {
        // Only a device on which the person has signed in: anybody else gets the answer for unknown phones.
        const email = knownDevices.identify(raw, phone) && (await findVerifiedEmail(db, phone));
        if (!email) throw new ApiError('email_not_found');
        return { email: maskEmail(email) };
      }),
    ),
  ];
}
