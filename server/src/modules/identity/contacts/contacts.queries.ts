import { expressionBuilder, sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { selectPeople, type PeopleTables } from '../people/index.ts';
import type { ContactsTables } from './contacts.tables.ts';

/** Tells whether the contacts of the person in a column may be read. */
export type MayRead = (person: Expression<number>) => RawBuilder<boolean>;

type PersonTables = PeopleTables & FilesTables;

/** A person's phone numbers; undefined for whom nobody may ask about them, or who is not there. */
export async function findPhones(db: Kysely<PersonTables>, personId: number, mayRead: MayRead) {
  const person = await readable(db, personId, mayRead)
    .select((eb) => phonesOf(eb.ref('app_user.id')).as('list'))
    .executeTakeFirst();
  return person?.list;
}

/** A person's social networks; undefined for whom nobody may ask about them, or who is not there. */
export async function findNetworks(db: Kysely<PersonTables>, personId: number, mayRead: MayRead) {
  const person = await readable(db, personId, mayRead)
    .select((eb) => networksOf(eb.ref('app_user.id')).as('list'))
    .executeTakeFirst();
  return person?.list;
}

const readable = (db: Kysely<PersonTables>, personId: number, mayRead: MayRead) =>
  selectPeople(db)
    .where('app_user.id', '=', personId)
    .where(mayRead(sql.ref<number>('app_user.id')));

const phonesOf = (person: Expression<number>) =>
  jsonArrayFrom(
    expressionBuilder<ContactsTables, never>()
      .selectFrom('user_phone_number')
      .select('user_phone_number.value as phone_number')
      .where('user_phone_number.user_id', '=', person)
      .orderBy('user_phone_number.position'),
  );

const networksOf = (person: Expression<number>) =>
  jsonArrayFrom(
    expressionBuilder<ContactsTables, never>()
      .selectFrom('user_social_network')
      .select(['user_social_network.kind', 'user_social_network.value'])
      .where('user_social_network.user_id', '=', person)
      .orderBy('user_social_network.position'),
  );
