import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/departures';
import { CSRF_COOKIE, HALF_COOKIE } from '../../../../platform/auth/sessions.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../../platform/http/implement.ts';
import { requireActor } from '../../../../platform/http/register-routes.ts';
import { clearSiteCookie } from '../../../../platform/http/site.ts';
import { departureOf } from '../../people/index.ts';
import type { EdgeGuard } from '../edge-guard.ts';
import type { SignIn } from '../sign-in.ts';
import { deactivateAccount } from './deactivate-account.ts';
import type { DepartureTables } from './departure-tables.ts';
import type { FindLosses } from './losses.ts';
import type { FindObstacles } from './obstacles.ts';

export interface DepartureDependencies {
  readonly db: Kysely<DepartureTables>;
  readonly transact: Transact<DepartureTables>;
  readonly edge: EdgeGuard;
  readonly signIn: Pick<SignIn, 'withReturn'>;
  readonly findObstacles: FindObstacles;
  readonly findLosses: FindLosses;
  /** At how many organizations somebody works that are not theirs; the staff lists tell. */
  readonly countWorkplaces: (userId: number) => Promise<number>;
  readonly wrongPasswords: number;
}

/** Leaving for good, and coming back. */
export function departureRoutes(dependencies: DepartureDependencies): ImplementedRoute[] {
  const { db, edge, signIn, findObstacles, findLosses, countWorkplaces } = dependencies;
  return [
    implement(contract.getDeparture, async ({ context }) => {
      const { userId } = requireActor(context.actor);
      const [obstacles, losses, workplaces] = await Promise.all([
        findObstacles(db, userId),
        findLosses(userId),
        countWorkplaces(userId),
      ]);
      const { erasedOn } = departureOf(new Date());
      return { obstacles, losses, workplaces, erased_on: erasedOn.toISOString() };
    }),
    implement(contract.deactivateAccount, async ({ body, context, reply }) => {
      const actor = requireActor(context.actor);
      const { erasedOn } = await edge.guard(context.address, () =>
        deactivateAccount(dependencies, actor, body),
      );
      for (const name of [HALF_COOKIE, CSRF_COOKIE]) clearSiteCookie(reply, name);
      return { success: true, erased_on: erasedOn.toISOString() } as const;
    }),
    implement(contract.returnToAccount, ({ body, context: { locale }, raw, reply }) => {
      const { token, ...device } = body;
      return signIn.withReturn(token, device, { request: raw, reply, locale });
    }),
  ];
}
