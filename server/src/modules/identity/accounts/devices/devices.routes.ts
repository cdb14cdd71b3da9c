import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/accounts';
import type { Actor } from '../../../../platform/auth/actor.ts';
import type { AuthTables } from '../../../../platform/auth/auth.tables.ts';
import { endSessions } from '../../../../platform/auth/end-sessions.ts';
import { findSession, findSessions, findSignIns } from '../../../../platform/auth/session-lists.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { presentDevice } from '../accounts.presenter.ts';
import type { AccountsTables } from '../accounts.tables.ts';
import { changeLifetime } from './change-lifetime.ts';

interface DevicesDependencies {
  readonly db: Kysely<AuthTables>;
  readonly transact: Transact<AccountsTables & AuthTables>;
}

/** Where the person is signed in, for how long, and the end of it. */
export function devicesRoutes({ db, transact }: DevicesDependencies): ImplementedRoute[] {
  async function readDevice({ userId, sessionId }: Actor, id: number): Promise<contract.Device> {
    const session = await findSession(db, userId, id);
    if (!session) throw new ApiError('not_found');
    return presentDevice(session, sessionId);
  }

  return [
    implement(contract.listDevices, async ({ context }) => {
      const { userId, sessionId } = requireActor(context.actor);
      const sessions = await findSessions(db, userId);
      return { list: sessions.map((session) => presentDevice(session, sessionId)) };
    }),
    implement(contract.listSignIns, async ({ context }) => {
      const signIns = await findSignIns(db, requireActor(context.actor).userId);
      return {
        list: signIns.map(({ created_at, ...signIn }) => ({
          ...signIn,
          created_at: created_at.toISOString(),
        })),
      };
    }),
    implement(contract.getDevice, ({ params, context }) =>
      readDevice(requireActor(context.actor), params.id),
    ),
    implement(contract.changeDeviceLifetime, async ({ params: { id }, body, context }) => {
      const actor = requireActor(context.actor);
      await changeLifetime(transact, actor, { id, days: body.days, proof: body.token });
      return readDevice(actor, id);
    }),
    implement(contract.deactivateDevice, async ({ params, context }) => {
      const { userId } = requireActor(context.actor);
      const ended = await transact((unit) => endSessions(unit, { userId, only: params.id }));
      if (!ended) throw new ApiError('not_found');
      return undefined;
    }),
    implement(contract.deactivateAllDevices, async ({ context }) => {
      const { userId, sessionId } = requireActor(context.actor);
      await transact((unit) => endSessions(unit, { userId, except: sessionId }));
      return { success: true } as const;
    }),
  ];
}
