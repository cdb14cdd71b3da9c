import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/credentials';
import type { AuthTables } from '../../../../platform/auth/auth.tables.ts';
import type { KnownDevices } from '../../../../platform/auth/known-devices.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import type { FilesTables } from '../../../../platform/files/files.tables.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { findPerson, type PeopleTables } from '../../people/index.ts';
import type { AccountsTables } from '../accounts.tables.ts';
import type { PhoneCodes } from '../phone-codes.ts';
import type { EdgeGuard } from '../edge-guard.ts';
import { changeNumber } from './change-number.ts';
import { findNumberPurpose } from './find-number-purpose.ts';
import { proveOldNumber } from './prove-old-number.ts';

type Tables = AccountsTables & PeopleTables & AuthTables & FilesTables;

interface NumberDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly phoneCodes: PhoneCodes;
  readonly knownDevices: KnownDevices;
  readonly edge: EdgeGuard;
}

/** Another number for an account: the old one is proven first, then the new one. */
export function numberRoutes(dependencies: NumberDependencies): ImplementedRoute[] {
  const { db, phoneCodes, knownDevices, edge } = dependencies;

  async function phoneOf(userId: number): Promise<string> {
    const person = await findPerson(db, userId);
    if (!person) throw new ApiError('not_signed_in');
    return person.phone;
  }

  return [
    implement(contract.sendNumberCode, async ({ body, context }) => {
      const { phone_number: phone, proof } = body;
      const { address, locale, actor } = context;
      const purpose = await findNumberPurpose(db, requireActor(actor).userId, phone);
      return phoneCodes.send({ login: phone, purpose, ip: address, locale, proof });
    }),
    implement(contract.validateOldNumber, async ({ body: { code }, context, raw }) => {
      const actor = requireActor(context.actor);
      const phone = await phoneOf(actor.userId);
      const device = knownDevices.identify(raw, phone);
      const token = await edge.guard(context.address, () =>
        proveOldNumber(dependencies, actor, { phone, code, device }),
      );
      return { token };
    }),
    implement(contract.changeNumber, async ({ body, context, reply }) => {
      const { phone_number: phone, code, token } = body;
      const actor = requireActor(context.actor);
      await edge.guard(context.address, () =>
        changeNumber(dependencies, actor, { phone, code, token }),
      );
      knownDevices.remember(reply, phone);
      return { success: true } as const;
    }),
  ];
}
