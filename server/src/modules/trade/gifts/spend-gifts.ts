import { sql, type Expression, type Kysely, type Transaction } from 'kysely';
import { GIFT_RETURN_DAYS } from '@karavan/shared-api/contract/limits';
import { IS_USABLE } from './gift-state.ts';
import type { GiftsTables } from './gifts.tables.ts';

/** A card that can pay, or what it pays. Minor units. */
export interface GiftPart {
  readonly id: number;
  readonly amount: number;
  /** Of the code that was shown: it pays whoever has it, unless somebody takes the card meanwhile. */
  readonly shownRound?: number;
}

interface Spender {
  readonly organizationId: number | Expression<number>;
  readonly clientId: number | Expression<number>;
  readonly currency: string | Expression<string>;
}

/** The cards that a client can pay with at an organization, whatever ends first before the rest, to stand in a larger query. */
export function selectUsableGifts(
  db: Pick<Kysely<GiftsTables>, 'selectFrom'>,
  { organizationId, clientId, currency }: Spender,
) {
  return db
    .selectFrom('gift')
    .select(['gift.id', 'gift.balance as amount'])
    .where('gift.organization_id', '=', organizationId)
    .where('gift.holder_id', '=', clientId)
    .where(sql<boolean>`gift.currency = ${currency}`)
    .where(IS_USABLE)
    .orderBy('gift.expires_at', (order) => order.asc().nullsLast())
    .orderBy('gift.id');
}

/** What is on several cards. */
export const sumOf = (parts: readonly GiftPart[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** What each card pays of a sum, the first of them first. */
export function divideAmong(cards: readonly GiftPart[], due: number): GiftPart[] {
  let left = due;
  return cards.flatMap((card) => {
    const amount = Math.min(card.amount, left);
    left -= amount;
    return amount > 0 ? [{ ...card, amount }] : [];
  });
}

interface PaidOrder {
  readonly id: number;
  readonly organization_id: number;
  readonly client_id: number;
}

/**
 * Takes what an order is paid with from its client's cards, and from one that was shown, which are locked in the order of ids and asked again.
 * @returns false where a card has not so much any more: the order must not be placed
 */
export async function spendGifts(
  trx: Transaction<GiftsTables>,
  order: PaidOrder,
  parts: readonly GiftPart[],
): Promise<boolean> {
  if (parts.length === 0) return true;
  const cards = await trx
    .selectFrom('gift')
    .select(['id', 'balance'])
    .where(
      'id',
      'in',
      parts.map(({ id }) => id),
    )
    .where('organization_id', '=', order.organization_id)
    .where((eb) =>
      eb.or([
        eb('holder_id', '=', order.client_id),
        ...parts
          .filter(({ shownRound }) => shownRound !== undefined)
          .map(({ id, shownRound }) => eb.and([eb('id', '=', id), eb('round', '=', shownRound!)])),
      ]),
    )
    .where(IS_USABLE)
    .orderBy('id')
    .forUpdate()
    .execute();
  const balances = new Map(cards.map(({ id, balance }) => [id, balance]));
  if (parts.some(({ id, amount }) => amount > (balances.get(id) ?? 0))) return false;
  await trx
    .insertInto('gift_entry')
    .values(
      parts.map(({ id, amount }) => ({
        gift_id: id,
        kind: 'spend' as const,
        amount: -amount,
        actor_id: order.client_id,
        order_id: order.id,
      })),
    )
    .execute();
  return true;
}

/**
 * Gives so much back to the cards that have paid for a locked order: what was spent last first, never more to a card than it
 * has paid, also to those that are blocked or in another wallet by now. A card that has expired meanwhile lives a little longer.
 * The order must say the same at the commit.
 * @param amount minor units
 */
export async function returnGifts(
  trx: Transaction<GiftsTables>,
  orderId: number,
  amount: number,
): Promise<void> {
  if (amount === 0) return;
  await sql`
    select id from gift where id in (select gift_id from gift_entry where order_id = ${orderId})
    order by id for update`.execute(trx);
  await sql`
    with returned as (
      insert into gift_entry (gift_id, kind, amount, actor_id, order_id)
      select gift_id, 'return', least(paid, ${amount}::bigint - earlier), actor_id, ${orderId}
      from (
        select card.*, sum(paid) over (order by entry desc) - paid as earlier
        from (
          select gift_id, -sum(amount) as paid, min(actor_id) as actor_id, min(id) as entry
          from gift_entry where order_id = ${orderId} group by gift_id having sum(amount) < 0
        ) as card
      ) as share
      where earlier < ${amount} order by gift_id
      returning gift_id
    )
    update gift set expires_at = now() + ${GIFT_RETURN_DAYS}::integer * interval '1 day'
    from returned where gift.id = gift_id and expires_at <= now()`.execute(trx);
}
