import { sql, type Kysely, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { GiftsTables } from './gifts.tables.ts';

/** Cards of one transaction. */
const BATCH = 500;

export const expireGiftsTask = defineTask('expire-gifts', z.object({}));

/** What is left on cards whose day has passed expires. Nobody could pay with it before either. */
export async function expireGifts(transact: Transact<GiftsTables>): Promise<void> {
  let expired: number;
  do {
    expired = await transact(({ trx }) =>
      expireBatch(trx, sql<boolean>`expires_at <= now()`, BATCH),
    );
  } while (expired === BATCH);
}

/**
 * What is on the cards of an organization that ends expires.
 * @param limit cards of one statement
 * @returns of how many cards
 */
export const expireGiftsOf = (
  trx: Transaction<GiftsTables>,
  organizationId: number,
  limit: number,
): Promise<number> => expireBatch(trx, sql<boolean>`organization_id = ${organizationId}`, limit);

/** What is on the cards of an organization, all of them together, in minor units. */
export async function sumGifts(
  db: Pick<Kysely<GiftsTables>, 'selectFrom'>,
  organizationId: number,
): Promise<number> {
  const { owed } = await db
    .selectFrom('gift')
    .select(({ fn }) => fn.sum<number | null>('balance').as('owed'))
    .where('organization_id', '=', organizationId)
    .where('balance', '>', 0)
    .where(sql<boolean>`coalesce(expires_at > now(), true)`)
    .executeTakeFirstOrThrow();
  return Number(owed ?? 0);
}

/** The next people, by id, who have a gift card of an organization with something on it. */
export async function findGiftHolders(
  db: Pick<Kysely<GiftsTables>, 'selectFrom'>,
  organizationId: number,
  { afterId, limit }: { readonly afterId: number; readonly limit: number },
): Promise<number[]> {
  const holders = await db
    .selectFrom('gift')
    .select('holder_id')
    .distinct()
    .where('organization_id', '=', organizationId)
    .where('holder_id', '>', afterId)
    .where('balance', '>', 0)
    .where(sql<boolean>`coalesce(expires_at > now(), true)`)
    .orderBy('holder_id')
    .limit(limit)
    .execute();
  return holders.map(({ holder_id }) => holder_id!);
}

async function expireBatch(
  trx: Transaction<GiftsTables>,
  condition: ReturnType<typeof sql<boolean>>,
  limit: number,
): Promise<number> {
  const cards = await trx
    .selectFrom('gift')
    .select(['id', 'balance'])
    .where('balance', '>', 0)
    .where(condition)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
  if (cards.length === 0) return 0;
  await trx
    .insertInto('gift_entry')
    .values(
      cards.map(({ id, balance }) => ({ gift_id: id, kind: 'expire' as const, amount: -balance })),
    )
    .execute();
  return cards.length;
}
