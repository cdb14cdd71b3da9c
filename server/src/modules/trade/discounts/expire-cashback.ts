import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import { expireIdle, type CashbackTables } from '../cashback/index.ts';
import type { DiscountsTables } from './discounts.tables.ts';

const BATCH = 200;

export const expireCashbackTask = defineTask('expire-cashback', z.object({}));

/**
 * Cashback that nobody has touched for as long as its card allows expires.
 * @throws AggregateError of the organizations where that failed; the others are done
 */
export async function expireCashback(
  db: Kysely<DiscountsTables>,
  transact: Transact<CashbackTables>,
): Promise<void> {
  const cards = await db
    .selectFrom('discount_card')
    .select(['organization_id', 'cashback_days'])
    .where('cashback_days', 'is not', null)
    .where('is_paused', '=', false)
    .orderBy('organization_id')
    .execute();
  await eachInTurn(cards, async ({ organization_id: organizationId, cashback_days: days }) => {
    let isMore: boolean;
    do {
      isMore = await transact(({ trx }) =>
        expireIdle(trx, { organizationId, days: days!, limit: BATCH }),
      );
    } while (isMore);
  });
}
