import type { Transaction, Updateable } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { expireGiftsOf, issueGifts } from '../../src/modules/trade/gifts/index.ts';
import type { SeededPeople } from '../people/seed-people.ts';

/** Minor units of what was bought with a part of a card. */
const SALE = 180_000;

/** Minor units, of which the client is told. */
const CORRECTION = -50_000;

/** Gift cards of the demo's shop: some that nobody has taken, a client's whose balance was corrected, one that is half spent, blocked and expired ones; and two where rooms and events are. */
export async function seedGifts(trx: Transaction<Tables>, people: SeededPeople): Promise<void> {
  const { accounts, others, shopId, lettingId, stageId } = people;
  const issue = async (
    amount: string,
    rest: { kind?: 'voucher'; note?: string; count?: number } = {},
    organizationId = shopId,
  ) => {
    const { ids } = await issueGifts(trx, {
      organizationId,
      actorId: accounts.owner,
      input: { kind: 'gift_card', amount, count: 1, expires_on: null, note: '', ...rest },
    });
    return ids[0]!;
  };
  const change = (id: number, values: Updateable<Tables['gift']>) =>
    trx.updateTable('gift').set(values).where('id', '=', id).execute();
  const claimed = { holder_id: accounts.client, claimed_at: new Date() };
  const over = await issue('500', { kind: 'voucher', note: 'Летняя акция' });
  await change(over, { expires_at: new Date('2026-09-01T00:00:00+06:00') });
  await expireGiftsOf(trx, shopId, 1);
  await change(await issue('1000'), { block_reason: 'Клиент потерял карту' });
  const corrected = await issue('2000');
  await change(corrected, { ...claimed, round: 2 });
  await trx
    .insertInto('gift_entry')
    .values({
      gift_id: corrected,
      kind: 'correct',
      amount: CORRECTION,
      actor_id: accounts.owner,
      reason: 'Карту продали за 1 500, а выпустили на 2 000',
    })
    .execute();
  // Bought with by somebody, and given on to the client.
  const half = await issue('3000');
  await spend(trx, { half, shopId, clientId: others[0]!, cashierId: accounts.seller });
  await change(half, { ...claimed, round: 3 });
  // For a room and for tickets.
  for (const place of [lettingId, stageId]) {
    await change(await issue('2500', { kind: 'voucher' }, place), { ...claimed, round: 2 });
  }
  await issue('1500', { count: 4, note: 'К Новому году' });
}

interface Spent {
  readonly half: number;
  readonly shopId: number;
  readonly clientId: number;
  readonly cashierId: number;
}

async function spend(
  trx: Transaction<Tables>,
  { half, shopId, clientId, cashierId }: Spent,
): Promise<void> {
  const now = new Date();
  const { id } = await trx
    .insertInto('sale_order')
    .values({
      organization_id: shopId,
      client_id: clientId,
      method: 'cart_checkout',
      status: 'accepted',
      payment_status: 'accepted',
      currency: 'KGS',
      goods: SALE,
      gift_spent: SALE,
      cashier_id: cashierId,
      accepted_at: now,
      fulfilled_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('gift_entry')
    .values({ gift_id: half, kind: 'spend', amount: -SALE, actor_id: clientId, order_id: id })
    .execute();
}
