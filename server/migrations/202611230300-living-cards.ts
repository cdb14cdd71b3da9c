import { sql, type Kysely } from 'kysely';

/** Asked of couriers, who see neither the order nor what its people are told. */
const OFFERS = [
  'for_delivery',
  'accepted_by_delivery',
  'rejected_by_delivery',
  'delivery_delivered',
];

/** About a purchase, but of what it has earned, or of an operator's decision. */
const PLAIN = [
  'withdraw_cashback_for_seller',
  'withdraw_cashback_for_client',
  'charge_cashback_for_seller',
  'charge_cashback_for_client',
  'new_cashback',
  'payment_settled_by_platform',
];

/**
 * A person has one card of each order, offer or partnership, which lives on with it. What a server of
 * before adds while both run has no subject and stays the plain news that it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notification
      -- What it is about, as order:7; null for news that nothing becomes of.
      add column subject text,
      -- Since when nobody has to act on it any more.
      add column settled_at timestamptz,
      -- What was done last, and by whom.
      add column answer text,
      add column answered_by bigint references app_user`.execute(db);
  await sql`
    update notification set subject = case
      when type = any(${OFFERS}::text[]) then 'offer:' || (extra_data->>'transaction_id')
      when extra_data ? 'partnership_id' then 'partnership:' || (extra_data->>'partnership_id')
      else 'order:' || (extra_data->>'transaction_id') end
    where extra_data ?| array['transaction_id', 'partnership_id'] and type <> all(${PLAIN}::text[])`.execute(
    db,
  );
  await sql`
    delete from notification using notification as newer
    where notification.user_id = newer.user_id and notification.subject = newer.subject
      and notification.id < newer.id`.execute(db);
  await sql`
    create unique index notification_card on notification (user_id, subject)
    where subject is not null`.execute(db);
  await sql`
    create index notification_subject on notification (subject) where subject is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notification
      drop column subject, drop column settled_at, drop column answer, drop column answered_by`.execute(
    db,
  );
}
