import type { Kysely, Updateable } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { PeopleTables } from './people.tables.ts';

type AppUser = PeopleTables['app_user'];

/** What people may say of themselves; `undefined` leaves a field as it is. */
export type ProfileChanges = {
  readonly [K in 'full_name' | 'username' | 'gender' | 'birthday' | 'locale' | 'region']?:
    | Updateable<AppUser>[K]
    | undefined;
};

const UNIQUE_VIOLATION = '23505';

/** @throws ApiError `invalid_input` when somebody else has the username */
export async function updateProfile(
  db: Kysely<PeopleTables>,
  userId: number,
  { full_name, username, gender, birthday, locale, region }: ProfileChanges,
): Promise<void> {
  const changes = withoutUndefined({ full_name, username, gender, birthday, locale, region });
  if (Object.keys(changes).length === 0) return;
  try {
    await db.updateTable('app_user').set(changes).where('id', '=', userId).execute();
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    throw new ApiError('invalid_input', { fields: { username: [{ problem: 'taken' }] } });
  }
}

function withoutUndefined(changes: ProfileChanges): Updateable<AppUser> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
