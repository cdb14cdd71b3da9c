import type { Kysely } from 'kysely';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { selectPeople, type PeopleTables } from '../people/index.ts';
import type { OperatorsTables } from './operators.tables.ts';

/** Asked at every request: whoever is no operator any more is none at once. */
export const createIsOperator =
  (db: Kysely<OperatorsTables>) =>
  async (userId: number): Promise<boolean> => {
    const operator = await db
      .selectFrom('platform_operator')
      .select('user_id')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return operator !== undefined;
  };

/**
 * Makes the accounts with these phones operators of the platform.
 * @returns the phones that have no account yet
 */
export async function addOperators(
  db: Kysely<OperatorsTables & PeopleTables & FilesTables>,
  phones: readonly string[],
): Promise<string[]> {
  if (phones.length === 0) return [];
  const people = await selectPeople(db)
    .select(['app_user.id', 'app_user.phone'])
    .where('app_user.phone', 'in', phones)
    .execute();
  if (people.length > 0) {
    await db
      .insertInto('platform_operator')
      .values(people.map(({ id }) => ({ user_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return phones.filter((phone) => !people.some((person) => person.phone === phone));
}
