import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { isPassword } from '../../src/platform/auth/passwords.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';

/** Ids of the demo's accounts: what has the phone and still the name or the public password of one. */
export async function findDemoAccounts(db: Kysely<Tables>): Promise<number[]> {
  const nameOf = new Map<string, string>(
    Object.values(DEMO_ACCOUNTS).map(({ phone, full_name }) => [phone, full_name]),
  );
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'phone', 'full_name', 'password_hash'])
    .where('phone', 'in', [...nameOf.keys()])
    .execute();
  const ids: number[] = [];
  for (const { id, phone, full_name, password_hash } of rows) {
    const isDemo =
      full_name === nameOf.get(phone!) || (await isPassword(DEMO_PASSWORD, password_hash));
    if (isDemo) ids.push(id);
  }
  return ids;
}

/**
 * Closes the demo's accounts: nobody can sign in to them by password or code, and they no longer belong
 * to any organization. Their orders and messages stay. Answers how many there were.
 */
export async function removeDemoAccounts(db: Kysely<Tables>): Promise<number> {
  const ids = await findDemoAccounts(db);
  if (ids.length === 0) return 0;
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('session').where('user_id', 'in', ids).execute();
    await trx.deleteFrom('organization_member').where('user_id', 'in', ids).execute();
    await trx
      .updateTable('app_user')
      .set({
        // No country's numbers begin with a zero.
        phone: sql<string>`'+0' || lpad(id::text, 14, '0')`,
        full_name: '',
        password_hash: null,
        deactivated_at: sql<Date>`now()`,
      })
      .where('id', 'in', ids)
      .execute();
  });
  return ids.length;
}
