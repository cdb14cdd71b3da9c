import type { Kysely, Updateable } from 'kysely';
import { isUniqueViolation } from '../../../platform/database/is-unique-violation.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { findOwnPictures } from '../../../platform/files/find-own-pictures.ts';
import type { PeopleTables } from './people.tables.ts';

type AppUser = PeopleTables['app_user'];

/** What people may say of themselves; `undefined` leaves a field as it is. */
export type ProfileChanges = {
  readonly [K in 'full_name' | 'username' | 'gender' | 'birthday' | 'locale' | 'region']?:
    | Updateable<AppUser>[K]
    | undefined;
} & {
  /** An upload of theirs; null takes their picture away. */
  readonly avatar_id?: number | null | undefined;
};

/** @throws ApiError `invalid_input` when somebody else has the username, or has uploaded the picture */
export async function updateProfile(
  db: Kysely<PeopleTables & FilesTables>,
  userId: number,
  { full_name, username, gender, birthday, locale, region, avatar_id: upload }: ProfileChanges,
): Promise<void> {
  const avatar_id = upload && (await findOwnAvatar(db, userId, upload));
  const changes = withoutUndefined({
    full_name,
    username,
    gender,
    birthday,
    locale,
    region,
    avatar_id,
  });
  if (Object.keys(changes).length === 0) return;
  try {
    await db.updateTable('app_user').set(changes).where('id', '=', userId).execute();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ApiError('invalid_input', { fields: { username: [{ problem: 'taken' }] } });
  }
}

async function findOwnAvatar(
  db: Kysely<FilesTables>,
  ownerId: number,
  upload: number,
): Promise<number> {
  const [file] = await findOwnPictures(db, { ownerId, uploads: [upload], field: 'avatar_id' });
  return file!;
}

function withoutUndefined(changes: ProfileChanges): Updateable<AppUser> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
