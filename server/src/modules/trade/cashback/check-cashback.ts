import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { CashbackTables } from './cashback.tables.ts';

export const checkCashbackTask = defineTask('check-cashback', z.object({}));

/** How many accounts have another balance than the sum of their entries, which is none unless something is wrong. */
export async function checkCashback(db: Kysely<CashbackTables>): Promise<number> {
  const organizations = await db
    .selectFrom('cashback_account')
    .select('organization_id')
    .distinct()
    .orderBy('organization_id')
    .execute();
  let wrong = 0;
  for (const { organization_id: organizationId } of organizations) {
    // Both in one statement, which sees no booking by half.
    const { count } = await db
      .selectFrom('cashback_account as account')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account.organization_id', '=', organizationId)
      .where(
        sql<boolean>`account.balance <> coalesce((
          select sum(entry.amount) from cashback_entry as entry
          where entry.organization_id = account.organization_id
            and entry.client_id = account.client_id), 0)`,
      )
      .executeTakeFirstOrThrow();
    wrong += count;
  }
  return wrong;
}
