import { sql, type Kysely } from 'kysely';

/** What bringing things costs, and what an order keeps of where it goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table delivery_settings (
      organization_id bigint primary key references organization on delete cascade,
      -- Who brings things for it.
      service_id bigint not null references organization,
      -- Minor units.
      base_fee bigint not null check (base_fee >= 0),
      fee_per_km bigint not null check (fee_per_km >= 0),
      -- Goods from this sum on are brought for nothing; null: never.
      free_from bigint check (free_from > 0)
    )`.execute(db);

  await sql`alter table cart add column address_id bigint references delivery_address on delete set null`.execute(
    db,
  );
  await sql`
    alter table sale_order
      add column city text,
      add column district text,
      add column address text,
      add column phone text,
      add column comment text not null default '',
      -- What the service gets for bringing it; delivery_fee is what the client pays of that.
      add column courier_fee bigint not null default 0 check (courier_fee >= 0),
      -- Of its last delivery; null: nobody has been asked to bring it.
      add column delivery_status text check (delivery_status in (
        'delivery_status_set_for_delivery',
        'delivery_status_taken_for_delivery',
        'delivery_status_rejected_by_delivery_service',
        'delivery_status_delivered')),
      add constraint sale_order_place check (num_nulls(city, district, address, phone) in (0, 4))`.execute(
    db,
  );

  await sql`
    alter table delivery
      -- The client tells it to the courier who stands at the door.
      add column pin char(4) not null default lpad((floor(random() * 10000))::integer::text, 4, '0'),
      add column wrong_pins integer not null default 0,
      add column photo_id bigint references file,
      add column comment text not null default '',
      add column reason text,
      add column cash_settled_at timestamptz`.execute(db);
  await sql`create unique index delivery_live on delivery (order_id) where status in ('delivery_status_set_for_delivery', 'delivery_status_taken_for_delivery', 'delivery_status_delivered')`.execute(
    db,
  );
  await sql`create index delivery_courier on delivery (courier_id, taken_at desc) where courier_id is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index delivery_live, delivery_courier`.execute(db);
  await sql`
    alter table delivery drop column pin, drop column wrong_pins, drop column photo_id,
      drop column comment, drop column reason, drop column cash_settled_at`.execute(db);
  await sql`
    alter table sale_order drop column city, drop column district, drop column address,
      drop column phone, drop column comment, drop column courier_fee, drop column delivery_status`.execute(
    db,
  );
  await sql`alter table cart drop column address_id`.execute(db);
  await db.schema.dropTable('delivery_settings').execute();
}
