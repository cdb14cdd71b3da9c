import { expressionBuilder, sql, type Kysely, type NotNull, type RawBuilder } from 'kysely';
import type { HasAccount } from '../../../platform/auth/has-account.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { selectPicture } from '../../../platform/files/select-picture.ts';
import type { PeopleTables } from './people.tables.ts';

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** People with an account; whoever asks adds what they want of them. */
export const selectPeople = (db: Pick<Kysely<PeopleTables & FilesTables>, 'selectFrom'>) =>
  db.selectFrom('app_user').where('app_user.deactivated_at', 'is', null);

/** People by a part of their name or username, as a selection of their ids. */
export const selectPeopleNamed = (search: string) =>
  expressionBuilder<PeopleTables>()
    .selectFrom('app_user')
    .select('app_user.id')
    .where(
      sql<boolean>`search_text(app_user.full_name || ' ' || coalesce(app_user.username::text, ''))
        like '%' || regexp_replace(search_text(${search}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
    );

/** More words than a name has. */
const WORDS_MAX = 5;

/** Whether each of these words begins one of a person's name, or their username. */
export const isNamed = (words: string): RawBuilder<boolean> =>
  sql.join(
    words
      .split(/\s+/)
      .slice(0, WORDS_MAX)
      .map((word) => {
        const beginning = sql`regexp_replace(search_text(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
        return sql`(${NAMES} like ${beginning} or ${NAMES} like '% ' || ${beginning})`;
      }),
    sql` and `,
  );

/** As the index of names has them. */
const NAMES = sql`search_text(app_user.full_name || ' ' || coalesce(app_user.username::text, ''))`;

/** Whether a person's account is there and was not deactivated. */
export const hasAccount: HasAccount = (person) => sql<boolean>`exists (
  select from app_user where app_user.id = ${person} and app_user.deactivated_at is null)`;

const selectProfiles = (db: Pick<Kysely<PeopleTables & FilesTables>, 'selectFrom'>) =>
  selectPeople(db)
    .select([
      'app_user.id',
      'app_user.phone',
      'app_user.full_name',
      'app_user.username',
      'app_user.gender',
      'app_user.birthday',
      'app_user.email',
      'app_user.password_hash',
      'app_user.locale',
      'app_user.region',
    ])
    .select((eb) => selectPicture(eb.ref('app_user.avatar_id')).as('avatar'))
    // Only erased people have none.
    .$narrowType<{ phone: NotNull }>();

export function findPerson(db: Kysely<PeopleTables & FilesTables>, id: number) {
  return selectProfiles(db).where('app_user.id', '=', id).executeTakeFirst();
}

export function findPersonByPhone(db: Kysely<PeopleTables & FilesTables>, phone: string) {
  return selectProfiles(db).where('app_user.phone', '=', phone).executeTakeFirst();
}

/**
 * What somebody proves themselves by, also after they have left: by a phone number, or by an e-mail address
 * that they have proven.
 */
export function findCredentials(db: Kysely<PeopleTables>, login: string | { readonly id: number }) {
  return db
    .selectFrom('app_user')
    .select(['id', 'phone', 'password_hash', 'deactivated_at'])
    .where((eb) => {
      if (typeof login !== 'string') return eb('id', '=', login.id);
      return login.includes('@')
        ? eb.and([eb('email', '=', login), eb('is_email_verified', '=', true)])
        : eb('phone', '=', login);
    })
    .where('erased_at', 'is', null)
    .$narrowType<{ phone: NotNull }>()
    .executeTakeFirst();
}

/** Whether somebody but this person has a username, whatever its case. */
export async function isUsernameTaken(
  db: Kysely<PeopleTables>,
  username: string,
  personId: number,
): Promise<boolean> {
  const owner = await db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', username)
    .where('id', '<>', personId)
    .executeTakeFirst();
  return owner !== undefined;
}

/** The address that a person has proven to be theirs; null where there is none. */
export async function findProvenEmail(
  db: Pick<Kysely<PeopleTables>, 'selectFrom'>,
  userId: number,
): Promise<string | null> {
  const person = await db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .where('is_email_verified', '=', true)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return person?.email ?? null;
}

/** The address that the owner of a phone has proven to be theirs; null where there is none. */
export async function findVerifiedEmail(
  db: Kysely<PeopleTables>,
  phone: string,
): Promise<string | null> {
  const owner = await db
    .selectFrom('app_user')
    .select('email')
    .where('phone', '=', phone)
    .where('is_email_verified', '=', true)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return owner?.email ?? null;
}
