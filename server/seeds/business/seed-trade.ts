import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { SeededPeople } from '../people/seed-people.ts';
import { ADDRESSES, COURIER_FEE, DELIVERY_FEE, FREE_DELIVERY_FROM } from './delivery-terms.ts';

/** Basis points of what is paid in money. */
const CASHBACK = 500;
/** Minor units of an earlier purchase, for which the client has got cashback. */
const EARLIER_PURCHASE = 240_000;

/** Delivery, online payment and cashback cards of the organizations; addresses and cashback of the client. */
export async function seedTrade(db: Kysely<Tables>, people: SeededPeople): Promise<void> {
  await sql`
    with terms as (
      insert into delivery_settings (organization_id, service_id, base_fee, fee_per_km, free_from)
      select id, ${people.deliveryServiceId}, ${COURIER_FEE}, ${DELIVERY_FEE - COURIER_FEE}, ${FREE_DELIVERY_FROM}
      from organization where city = 'Бишкек' and not is_delivery_service
      returning organization_id, service_id
    )
    insert into delivery_agreement (organization_id, service_id, status, answered_at)
    select organization_id, service_id, 'accepted', now() from terms`.execute(db);
  await sql`
    with account as (
      insert into payment_account (organization_id, provider, label, state, is_confirmed)
      select id, 'platform', 'Karavan', 'active', true from organization where not is_delivery_service
      returning id
    )
    insert into payment_account_step (account_id, action) select id, 'add' from account`.execute(
    db,
  );
  await sql`
    with card as (
      insert into discount_card (organization_id, kind, background)
      select id, 'cashback', 'meadow' from organization
      where not is_delivery_service and id not in (select organization_id from discount_card)
      returning organization_id
    )
    insert into discount_tier (organization_id, kind, basis_points, spend_limit)
    select organization_id, 'cashback', ${CASHBACK}, 0 from card`.execute(db);
  await db
    .insertInto('delivery_address')
    .values(
      ADDRESSES.slice(0, 2).map((address, index) => ({
        ...address,
        user_id: people.accounts.client,
        city: 'Бишкек',
        phone: '+996700000001',
        comment: index === 0 ? 'Подъезд 2, этаж 5' : '',
        is_default: index === 0,
      })),
    )
    .execute();
  await seedCashback(db, people.accounts.client);
}

/** What the client has earned where the first cashback card is. */
async function seedCashback(db: Kysely<Tables>, clientId: number): Promise<void> {
  const place = await db
    .selectFrom('discount_card')
    .innerJoin('organization', 'organization.id', 'discount_card.organization_id')
    .select(['organization_id', 'organization.currency'])
    .where('kind', '=', 'cashback')
    .orderBy('organization_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const account = { ...place, client_id: clientId };
  const earned = (EARLIER_PURCHASE * CASHBACK) / 10_000;
  const { id } = await db
    .insertInto('sale_order')
    .values({
      ...account,
      method: 'cart_checkout',
      status: 'accepted',
      payment_status: 'accepted',
      goods: EARLIER_PURCHASE,
      cashback_earned: earned,
      accepted_at: sql<Date>`now() - interval '40 days'`,
      fulfilled_at: sql<Date>`now() - interval '40 days'`,
      created_at: sql<Date>`now() - interval '40 days'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('cashback_account')
    .values({ ...account, balance: earned })
    .execute();
  await db
    .insertInto('cashback_entry')
    .values({
      organization_id: account.organization_id,
      client_id: clientId,
      order_id: id,
      kind: 'earn',
      amount: earned,
    })
    .execute();
}
