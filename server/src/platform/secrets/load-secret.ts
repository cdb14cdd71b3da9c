import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SecretsTables } from './secrets.tables.ts';

/** A random key of 32 bytes that all servers on one database share; made when first asked for. */
export async function loadSecret(db: Kysely<SecretsTables>, name: string): Promise<Buffer> {
  await db
    .insertInto('secret')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
