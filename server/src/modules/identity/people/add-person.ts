import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { PeopleTables } from './people.tables.ts';

/** Adds whoever has proven a phone; nothing changes for somebody who is known already. */
export async function addPerson(
  db: Kysely<PeopleTables>,
  person: { readonly phone: string; readonly locale: Locale },
): Promise<void> {
  await db
    .insertInto('app_user')
    .values(person)
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute();
}
