import { sql, type Kysely } from 'kysely';

/**
 * Organizations have their events sent to addresses of their own. What is to be sent is queued by the database in the
 * statement that stores the events, so that no operation can forget it, and none takes a statement more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization on delete cascade,
      url text not null check (url like 'https://%'),
      title text not null,
      events text[] not null check (cardinality(events) > 0),
      state text not null default 'active' check (state in ('active', 'off', 'failed')),
      -- Secrets are derived from these: what is stored signs nothing by itself.
      salt bytea not null check (length(salt) = 32),
      former_salt bytea check (length(former_salt) = 32),
      -- Until when the one before signs, too.
      former_until timestamptz,
      -- Since when nothing was delivered.
      failing_since timestamptz,
      created_at timestamptz not null default now(),
      -- A row stays for a while, since operations under way may still queue something for it.
      removed_at timestamptz,
      check ((former_salt is null) = (former_until is null)),
      check (removed_at is null or state <> 'active')
    )`.execute(db);
  await sql`
    create unique index webhook_url on webhook (organization_id, url)
      where removed_at is null`.execute(db);
  await sql`
    create table webhook_delivery (
      id bigint generated always as identity primary key,
      -- What receivers know it by, whenever and however often it is sent.
      key uuid not null default gen_random_uuid(),
      webhook_id bigint not null references webhook on delete cascade,
      -- Null for a ping.
      event_id bigint references domain_event on delete cascade,
      type text not null,
      subject text not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      -- Since it was queued last.
      attempts integer not null default 0,
      next_at timestamptz not null default now(),
      finished_at timestamptz,
      created_at timestamptz not null default now(),
      unique (webhook_id, event_id),
      check ((event_id is null) = (type = 'webhook.ping')),
      check ((finished_at is null) = (state = 'waiting'))
    )`.execute(db);
  await sql`
    create index webhook_delivery_waiting on webhook_delivery (webhook_id, subject, id)
      where state = 'waiting'`.execute(db);
  await sql`
    create index webhook_delivery_due on webhook_delivery (next_at)
      where state = 'waiting'`.execute(db);
  await sql`create index webhook_delivery_log on webhook_delivery (webhook_id, id)`.execute(db);
  await sql`create index webhook_delivery_event on webhook_delivery (event_id)`.execute(db);
  await sql`create index webhook_delivery_age on webhook_delivery (created_at)`.execute(db);
  await sql`
    create table webhook_attempt (
      id bigint generated always as identity primary key,
      delivery_id bigint not null references webhook_delivery on delete cascade,
      at timestamptz not null default now(),
      status integer,
      problem text,
      duration_ms integer not null check (duration_ms >= 0),
      excerpt text not null check (length(excerpt) <= 200),
      check ((status is null) <> (problem is null))
    )`.execute(db);
  await sql`create index webhook_attempt_delivery on webhook_attempt (delivery_id)`.execute(db);
  // The public name of a domain event; null for those that stay inside.
  await sql`
    create function webhook_type(event text) returns text language sql immutable as $$
      select case event
        when 'order-placed' then 'order.placed'
        when 'order-moved' then 'order.changed'
        when 'payment-settled' then 'payment.settled'
        when 'payment-refunded' then 'payment.refunded'
        when 'delivery-moved' then 'delivery.changed'
        when 'rental-returned' then 'rental.returned'
        when 'ticket-activated' then 'ticket.admitted'
        when 'stock-fell' then 'stock.low'
      end $$`.execute(db);
  await sql`
    create function queue_webhooks() returns trigger language plpgsql as $$
      declare
        queued integer;
      begin
        insert into webhook_delivery (webhook_id, event_id, type, subject)
        select webhook.id, told.id, webhook_type(told.type),
          coalesce('order:' || (told.data ->> 'orderId'), 'item:' || (told.data ->> 'itemId'))
        from told
        join webhook on webhook.organization_id = told.organization_id
        where webhook.state = 'active' and webhook_type(told.type) = any(webhook.events)
        order by told.id, webhook.id;
        get diagnostics queued = row_count;
        if queued > 0 then
          perform graphile_worker.add_job('deliver-webhooks', '{}'::json,
            queue_name => 'deliver-webhooks', max_attempts => 1, priority => 3);
        end if;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger domain_event_webhooks after insert on domain_event
      referencing new table as told for each statement execute function queue_webhooks()`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger domain_event_webhooks on domain_event`.execute(db);
  await sql`drop function queue_webhooks`.execute(db);
  await sql`drop function webhook_type`.execute(db);
  await sql`drop table webhook_attempt`.execute(db);
  await sql`drop table webhook_delivery`.execute(db);
  await sql`drop table webhook`.execute(db);
}
