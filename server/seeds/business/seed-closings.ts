import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { settleCashback } from '../../src/modules/trade/cashback/index.ts';
import { earliestClosing } from '../../src/modules/trade/life/closing-day.ts';
import { deactivateOrganization, endClosing } from '../../src/modules/trade/life/move-life.ts';
import { act } from '../act.ts';
import type { SeededPeople } from '../people/seed-people.ts';

/** None of them is another part of the demo. */
const ENDING = {
  announced: 'Медео Спорт',
  closing: 'Дастархан',
  deactivated: 'Жел Прокат',
} as const;

const DAYS_AGO = sql<Date>`now() - interval '20 days'`;

/**
 * Organizations that close, by the product's own operations: one is announced, and the demo's client has
 * cashback there; one finishes its last order; one is closed. They book cashback before anything is told.
 */
export async function seedClosings(
  trx: Transaction<Tables>,
  { accounts, others }: SeededPeople,
): Promise<void> {
  const ownerOf = (index: number) => others.at(-3 - index)!;
  const announced = await openTo(trx, ENDING.announced, ownerOf(0));
  const closing = await openTo(trx, ENDING.closing, ownerOf(1));
  const deactivated = await openTo(trx, ENDING.deactivated, ownerOf(2));

  const bought = await trx
    .insertInto('sale_order')
    .values({
      organization_id: announced.id,
      client_id: accounts.client,
      method: 'cart_checkout',
      currency: announced.currency,
      status: 'accepted',
      payment_status: 'accepted',
      goods: 2_400_000,
      cashback_earned: 120_000,
      created_at: DAYS_AGO,
      accepted_at: DAYS_AGO,
      fulfilled_at: DAYS_AGO,
    })
    .returning(['id', 'organization_id', 'client_id', 'currency'])
    .returning(['cashback_spent', 'cashback_earned'])
    .executeTakeFirstOrThrow();
  await settleCashback(trx, bought);
  await trx
    .insertInto('sale_order')
    .values({
      organization_id: closing.id,
      client_id: accounts.client,
      method: 'self_pickup',
      currency: closing.currency,
      status: 'accepted',
      goods: 480_000,
      accepted_at: sql<Date>`now()`,
    })
    .execute();

  await act(trx, (unit) =>
    deactivateOrganization(unit, {
      organizationId: announced.id,
      actorId: ownerOf(0),
      title: ENDING.announced,
      closes_on: earliestClosing(new Date(), announced.time_zone, true),
    }),
  );
  for (const [index, title, { id: organizationId }] of [
    [1, ENDING.closing, closing],
    [2, ENDING.deactivated, deactivated],
  ] as const) {
    const wish = { organizationId, actorId: ownerOf(index), title, closes_on: null };
    await act(trx, (unit) => deactivateOrganization(unit, wish));
  }
  await act(trx, (unit) => endClosing(unit, deactivated.id, async () => true));
}

/** Gives an organization its owner. */
async function openTo(trx: Transaction<Tables>, title: string, user_id: number) {
  const organization = await trx
    .selectFrom('organization')
    .select(['id', 'currency', 'time_zone'])
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('organization_member')
    .values({ organization_id: organization.id, user_id, is_owner: true, role_id: null })
    .execute();
  return organization;
}
