import type { Kysely } from 'kysely';
import {
  checkUsername,
  getMe,
  hasOrganizations,
  initProfile,
  updateMe,
} from '@karavan/shared-api/contract/accounts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { presentMe, type Work } from './people.presenter.ts';
import { findPerson, isUsernameTaken } from './people.queries.ts';
import type { PeopleTables } from './people.tables.ts';
import { updateProfile } from './update-profile.ts';

interface PeopleDependencies {
  readonly db: Kysely<PeopleTables & FilesTables>;
  /** Where a person works; organizations tell. */
  readonly findWork: (userId: number) => Promise<Work>;
  readonly isOperator: (userId: number) => Promise<boolean>;
}

export function peopleRoutes({ db, findWork, isOperator }: PeopleDependencies): ImplementedRoute[] {
  async function me(userId: number) {
    const [person, work, is_operator] = await Promise.all([
      findPerson(db, userId),
      findWork(userId),
      isOperator(userId),
    ]);
    if (!person) throw new ApiError('not_signed_in');
    return presentMe(person, { ...work, is_operator });
  }

  const change = (route: typeof initProfile | typeof updateMe) =>
    implement(route, async ({ body, context }) => {
      const { userId } = requireActor(context.actor);
      await updateProfile(db, userId, body);
      return me(userId);
    });

  return [
    implement(getMe, ({ context }) => me(requireActor(context.actor).userId)),
    implement(hasOrganizations, async ({ context }) => {
      const { organizations } = await findWork(requireActor(context.actor).userId);
      return { has_organizations: organizations.some(({ is_owner }) => is_owner) };
    }),
    change(initProfile),
    change(updateMe),
    implement(checkUsername, async ({ query: { username }, context }) => ({
      is_taken: await isUsernameTaken(db, username, requireActor(context.actor).userId),
    })),
  ];
}
