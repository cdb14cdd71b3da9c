import { sql, type Kysely } from 'kysely';

/** Sizes with their stock, carts, discount cards, and what an order keeps of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table item_size (
      id bigint generated always as identity primary key,
      item_id bigint not null references item on delete cascade,
      -- Empty for an item that comes in one size.
      size text not null default '',
      stock integer not null check (stock >= 0),
      -- Promised to orders that are not handed over yet.
      held integer not null default 0 check (held between 0 and stock),
      unique (item_id, size)
    )`.execute(db);

  await sql`
    create table cart (
      id bigint generated always as identity primary key,
      client_id bigint not null references app_user on delete cascade,
      organization_id bigint not null references organization on delete cascade,
      -- Grows with every change, so that a checkout knows what the client has seen.
      version integer not null default 1,
      unique (client_id, organization_id)
    )`.execute(db);
  await sql`
    create table cart_line (
      cart_id bigint not null references cart on delete cascade,
      size_id bigint not null references item_size on delete cascade,
      quantity integer not null check (quantity between 1 and 999),
      -- The price the client has seen, in minor units.
      seen_price bigint not null check (seen_price >= 0),
      added_at timestamptz not null default now(),
      primary key (cart_id, size_id)
    )`.execute(db);

  await sql`
    create table discount_card (
      organization_id bigint primary key references organization on delete cascade,
      kind text not null check (kind in ('fixed', 'cumulative'))
    )`.execute(db);
  await sql`
    create table discount_tier (
      organization_id bigint not null references discount_card on delete cascade,
      -- Hundredths of a percent.
      basis_points integer not null check (basis_points between 1 and 10000),
      -- What a client must have spent there before, in minor units.
      spend_limit bigint not null check (spend_limit >= 0),
      primary key (organization_id, basis_points),
      unique (organization_id, spend_limit)
    )`.execute(db);

  await sql`alter table sale_order add column basis_points integer not null default 0, add column cashier_id bigint references app_user`.execute(
    db,
  );
  await sql`
    alter table sale_order_line
      add column size_id bigint references item_size on delete set null,
      add column size text not null default ''`.execute(db);
  await sql`create index sale_order_spend on sale_order (client_id, organization_id) where payment_status in ('accepted', 'refunded')`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index sale_order_spend`.execute(db);
  await sql`alter table sale_order_line drop column size_id, drop column size`.execute(db);
  await sql`alter table sale_order drop column basis_points, drop column cashier_id`.execute(db);
  for (const table of ['discount_tier', 'discount_card', 'cart_line', 'cart', 'item_size']) {
    await db.schema.dropTable(table).execute();
  }
}
