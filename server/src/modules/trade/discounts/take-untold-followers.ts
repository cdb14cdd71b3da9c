import { sql, type Transaction } from 'kysely';
import {
  selectFollowers,
  takesOrders,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { DiscountsTables } from './discounts.tables.ts';

interface Announced {
  readonly organizationId: number;
  /** The how manieth of this organization. */
  readonly announcement: number;
  readonly limit: number;
}

/**
 * Takes the next followers who are to hear of new cards, for whoever tells them in this transaction; none once
 * everybody was told, a later announcement has begun, no card is left, or nothing is sold there any more.
 */
export async function takeUntoldFollowers(
  trx: Transaction<DiscountsTables & OrganizationsTables>,
  { organizationId, announcement, limit }: Announced,
): Promise<number[]> {
  const book = await trx
    .selectFrom('discount_book')
    .select('told_to')
    .where('organization_id', '=', organizationId)
    .where('announcement', '=', announcement)
    .where('told_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!book) return [];
  const rows = await trx
    .selectFrom(selectFollowers().as('follower'))
    .select('follower.user_id')
    .where('follower.organization_id', '=', organizationId)
    .where('follower.user_id', '>', book.told_to)
    .where(sql<boolean>`exists (
      select from discount_card where organization_id = ${organizationId} and not is_paused)`)
    .where((eb) => takesOrders(eb.ref('follower.organization_id')))
    .orderBy('follower.user_id')
    .limit(limit)
    .execute();
  const userIds = rows.map(({ user_id }) => user_id);
  await trx
    .updateTable('discount_book')
    .set({
      told_to: userIds.at(-1) ?? book.told_to,
      ...(userIds.length < limit && { told_at: sql<Date>`now()` }),
    })
    .where('organization_id', '=', organizationId)
    .execute();
  return userIds;
}
