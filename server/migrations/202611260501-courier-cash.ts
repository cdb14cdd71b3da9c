import { sql, type Kysely } from 'kysely';

/**
 * The cash that couriers collect. The database itself writes what a brought delivery has collected, and what its
 * organization has got of it, so that no way of ending a delivery forgets it; hand-overs to the service are written
 * by the server. An account is the sum of its entries, is never below zero, and what is settled of one delivery is
 * never more than was collected for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table courier_cash (
      courier_id bigint not null references app_user,
      service_id bigint not null references organization,
      currency char(3) not null,
      collected bigint not null default 0,
      settled bigint not null default 0 check (settled >= 0),
      owed bigint not null generated always as (collected - settled) stored check (owed >= 0),
      primary key (courier_id, service_id, currency)
    )`.execute(db);
  await sql`create index courier_cash_owed on courier_cash (service_id) where owed > 0`.execute(db);
  await sql`
    create table cash_hand_over (
      id bigint generated always as identity primary key,
      courier_id bigint not null references app_user,
      service_id bigint not null references organization,
      currency char(3) not null,
      status text not null default 'declared'
        check (status in ('declared', 'disputed', 'confirmed', 'withdrawn')),
      declared bigint not null check (declared > 0),
      counted bigint check (counted >= 0),
      settled bigint check (settled > 0),
      note text not null default '',
      dispute text,
      answered_by bigint references app_user,
      created_at timestamptz not null default now(),
      answered_at timestamptz,
      check ((settled is not null) = (status = 'confirmed')),
      check (settled is null or settled = declared or settled = counted),
      check (status <> 'disputed' or num_nulls(counted, dispute) = 0)
    )`.execute(db);
  await sql`
    create unique index cash_hand_over_open on cash_hand_over (courier_id, service_id, currency)
      where status in ('declared', 'disputed')`.execute(db);
  await sql`create index cash_hand_over_service on cash_hand_over (service_id, id desc)`.execute(
    db,
  );
  await sql`create index cash_hand_over_courier on cash_hand_over (courier_id, id desc)`.execute(
    db,
  );
  await sql`create index cash_hand_over_answered_by on cash_hand_over (answered_by)`.execute(db);
  await sql`
    create table courier_cash_entry (
      id bigint generated always as identity primary key,
      courier_id bigint not null,
      service_id bigint not null,
      currency char(3) not null,
      kind text not null check (kind in ('collected', 'to_service', 'to_organization')),
      delivery_id bigint not null references delivery,
      hand_over_id bigint references cash_hand_over,
      amount bigint not null check (amount > 0),
      created_at timestamptz not null default now(),
      foreign key (courier_id, service_id, currency) references courier_cash,
      check ((hand_over_id is not null) = (kind = 'to_service'))
    )`.execute(db);
  await sql`
    create unique index courier_cash_entry_once on courier_cash_entry (delivery_id, kind)
      where kind <> 'to_service'`.execute(db);
  await sql`create index courier_cash_entry_delivery on courier_cash_entry (delivery_id)`.execute(
    db,
  );
  await sql`
    create index courier_cash_entry_hand_over on courier_cash_entry (hand_over_id)
      where hand_over_id is not null`.execute(db);
  await sql`
    create index courier_cash_entry_account on courier_cash_entry (courier_id, service_id, currency)`.execute(
    db,
  );

  await sql`
    create function book_courier_cash() returns trigger language plpgsql as $$
      declare
        is_collected constant boolean := new.kind = 'collected';
      begin
        insert into courier_cash (courier_id, service_id, currency)
          values (new.courier_id, new.service_id, new.currency) on conflict do nothing;
        update courier_cash set
          collected = collected + case when is_collected then new.amount else 0 end,
          settled = settled + case when is_collected then 0 else new.amount end
        where (courier_id, service_id, currency) = (new.courier_id, new.service_id, new.currency);
        if not is_collected and new.amount > owed_of_delivery(new.delivery_id) then
          raise exception 'more is settled than was collected' using errcode = 'check_violation',
            constraint = 'courier_cash_entry_collected';
        end if;
        return new;
      end $$`.execute(db);
  await sql`
    create function owed_of_delivery(of_delivery bigint) returns bigint language sql stable as $$
      select coalesce(sum(case when kind = 'collected' then amount else -amount end), 0)::bigint
      from courier_cash_entry where delivery_id = of_delivery
    $$`.execute(db);
  await sql`
    create trigger entry_is_booked before insert on courier_cash_entry
      for each row execute function book_courier_cash()`.execute(db);
  await sql`
    create function keep_courier_cash_entry() returns trigger language plpgsql as $$
      begin
        raise exception 'what is booked stays' using errcode = 'check_violation',
          constraint = 'courier_cash_entry_stays';
      end $$`.execute(db);
  await sql`
    create trigger entry_stays before update or delete on courier_cash_entry
      for each row execute function keep_courier_cash_entry()`.execute(db);

  await sql`
    create function collect_courier_cash() returns trigger language plpgsql as $$
      declare
        rest bigint;
      begin
        if new.status <> 'delivery_status_delivered' or new.cash_due = 0 then
          return null;
        end if;
        if not exists (
          select from courier_cash_entry where delivery_id = new.id and kind = 'collected'
        ) then
          insert into courier_cash_entry (courier_id, service_id, currency, kind, delivery_id, amount)
          values (new.courier_id, new.delivery_organization_id, new.currency, 'collected', new.id,
            new.cash_due);
        end if;
        if new.cash_settled_at is not null then
          -- The rest is read once nobody else changes it.
          perform from courier_cash
            where (courier_id, service_id, currency)
              = (new.courier_id, new.delivery_organization_id, new.currency)
            for update;
          rest := owed_of_delivery(new.id);
          if rest > 0 then
            insert into courier_cash_entry (courier_id, service_id, currency, kind, delivery_id, amount)
            values (new.courier_id, new.delivery_organization_id, new.currency, 'to_organization',
              new.id, rest);
          end if;
        end if;
        return null;
      end $$`.execute(db);
  await sql`
    insert into courier_cash_entry (courier_id, service_id, currency, kind, delivery_id, amount, created_at)
    select courier_id, delivery_organization_id, currency, 'collected', id, cash_due,
      coalesce(finished_at, created_at)
    from delivery where status = 'delivery_status_delivered' and cash_due > 0 order by id`.execute(
    db,
  );
  await sql`
    insert into courier_cash_entry (courier_id, service_id, currency, kind, delivery_id, amount, created_at)
    select courier_id, delivery_organization_id, currency, 'to_organization', id, cash_due,
      cash_settled_at
    from delivery
    where status = 'delivery_status_delivered' and cash_due > 0 and cash_settled_at is not null
    order by id`.execute(db);
  await sql`
    create trigger delivery_collects after insert or update of status, cash_settled_at on delivery
      for each row execute function collect_courier_cash()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger delivery_collects on delivery`.execute(db);
  await sql`drop function collect_courier_cash`.execute(db);
  await sql`drop table courier_cash_entry, cash_hand_over, courier_cash`.execute(db);
  await sql`drop function book_courier_cash, owed_of_delivery, keep_courier_cash_entry`.execute(db);
}
