import { sql, type Kysely } from 'kysely';

/** Orders, their delivery, conversations and notifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sale_order (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization,
      client_id bigint not null references app_user,
      method text not null
        check (method in ('cart_checkout', 'self_pickup', 'cash_courier', 'online_payment')),
      status text not null default 'in_progress'
        check (status in ('in_progress', 'accepted', 'rejected')),
      -- Why it was rejected: cancelled_by_client, expired, out_of_stock …
      reason text,
      payment_status text check (payment_status in ('in_progress', 'accepted', 'rejected', 'refunded')),
      currency char(3) not null,
      -- Minor units; total = goods - discount + delivery_fee.
      goods bigint not null check (goods >= 0),
      discount bigint not null default 0 check (discount between 0 and goods),
      delivery_fee bigint not null default 0 check (delivery_fee >= 0),
      refunded bigint not null default 0 check (refunded >= 0),
      created_at timestamptz not null default now(),
      accepted_at timestamptz,
      fulfilled_at timestamptz
    )`.execute(db);
  await sql`create index sale_order_organization on sale_order (organization_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index sale_order_client on sale_order (client_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index sale_order_unprocessed on sale_order (organization_id) where status = 'in_progress'`.execute(
    db,
  );

  await sql`
    create table sale_order_line (
      order_id bigint not null references sale_order on delete cascade,
      position smallint not null,
      item_id bigint not null references item,
      -- As they were when the order was placed.
      name text not null,
      quantity integer not null check (quantity > 0),
      price bigint not null check (price >= 0),
      discount bigint not null default 0 check (discount >= 0),
      primary key (order_id, position)
    )`.execute(db);

  await sql`
    create table delivery (
      id bigint generated always as identity primary key,
      order_id bigint not null references sale_order,
      attempt smallint not null default 1,
      delivery_organization_id bigint not null references organization,
      courier_id bigint references app_user,
      status text not null default 'delivery_status_set_for_delivery' check (status in (
        'delivery_status_set_for_delivery',
        'delivery_status_taken_for_delivery',
        'delivery_status_rejected_by_delivery_service',
        'delivery_status_delivered')),
      who_pays text not null check (who_pays in ('organization', 'client')),
      fee bigint not null check (fee >= 0),
      currency char(3) not null,
      cash_due bigint not null default 0 check (cash_due >= 0),
      -- Before taking, a courier sees the district only.
      district text not null,
      address text not null,
      phone text not null,
      created_at timestamptz not null default now(),
      taken_at timestamptz,
      finished_at timestamptz,
      unique (order_id, attempt),
      check ((courier_id is null) = (status = 'delivery_status_set_for_delivery'))
    )`.execute(db);
  await sql`create index delivery_available on delivery (delivery_organization_id, created_at, id) where courier_id is null`.execute(
    db,
  );

  await sql`
    create table chat (
      id bigint generated always as identity primary key,
      chat_type text not null check (chat_type in ('private', 'organization', 'group')),
      title text not null default '',
      image_id bigint references file,
      organization_id bigint references organization,
      last_message_id bigint,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table chat_member (
      chat_id bigint not null references chat on delete cascade,
      user_id bigint not null references app_user on delete cascade,
      last_read_id bigint not null default 0,
      is_blocked boolean not null default false,
      primary key (chat_id, user_id)
    )`.execute(db);
  await sql`create index chat_member_user on chat_member (user_id)`.execute(db);
  await sql`
    create table chat_message (
      id bigint generated always as identity primary key,
      chat_id bigint not null references chat on delete cascade,
      sender_id bigint not null references app_user,
      -- Drawn by the sender's device: a message that is sent again is stored once.
      client_id uuid not null,
      text text not null check (length(text) between 1 and 4000),
      created_at timestamptz not null default now(),
      unique (sender_id, client_id)
    )`.execute(db);
  await sql`create index chat_message_chat on chat_message (chat_id, id desc)`.execute(db);
  await sql`alter table chat add constraint chat_last_message_fk foreign key (last_message_id) references chat_message`.execute(
    db,
  );

  await sql`
    create table notification (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      -- With the recipient and the type it makes an event arrive once.
      event_key text not null,
      type text not null,
      organization_id bigint references organization,
      sender_id bigint references app_user,
      item_id bigint references item,
      is_client boolean not null,
      extra_data jsonb not null default '{}',
      created_at timestamptz not null default now(),
      unique (user_id, type, event_key)
    )`.execute(db);
  await sql`create index notification_user on notification (user_id, id desc)`.execute(db);
  await sql`
    create table notification_state (
      user_id bigint primary key references app_user on delete cascade,
      -- Everything up to here has been seen.
      seen_id bigint not null default 0
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat drop constraint chat_last_message_fk`.execute(db);
  for (const table of [
    'notification_state',
    'notification',
    'chat_message',
    'chat_member',
    'chat',
    'delivery',
    'sale_order_line',
    'sale_order',
  ]) {
    await sql`drop table ${sql.table(table)}`.execute(db);
  }
}
