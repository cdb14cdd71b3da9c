import { sql, type Kysely } from 'kysely';

/**
 * Gift cards and vouchers, and what orders are paid with them. A balance is the sum of the entries of its card: the
 * database adds them up, and lets nobody else write it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gift (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization on delete cascade,
      kind text not null check (kind in ('gift_card', 'voucher')),
      currency char(3) not null,
      -- Minor units, as it was issued.
      amount bigint not null check (amount > 0),
      balance bigint not null default 0,
      note text not null default '' check (char_length(note) <= 200),
      expires_at timestamptz,
      -- Why it is blocked; null while it is not.
      block_reason text check (char_length(block_reason) between 1 and 200),
      holder_id bigint references app_user,
      claimed_at timestamptz,
      -- Its code is made of this, so that a change of it makes the code before worthless.
      round integer not null default 1 check (round > 0),
      created_at timestamptz not null default now(),
      constraint gift_balance check (balance between 0 and amount),
      check ((holder_id is null) = (claimed_at is null))
    )`.execute(db);
  await sql`create index gift_organization on gift (organization_id, id)`.execute(db);
  await sql`create index gift_holder on gift (holder_id, organization_id) where holder_id is not null`.execute(
    db,
  );
  await sql`
    create index gift_expiry on gift (expires_at) where expires_at is not null and balance > 0`.execute(
    db,
  );
  await sql`
    create table gift_entry (
      id bigint generated always as identity primary key,
      gift_id bigint not null references gift on delete cascade,
      kind text not null check (kind in ('issue', 'spend', 'return', 'expire')),
      -- Minor units.
      amount bigint not null,
      -- Who has issued or spent it; null for the clock.
      actor_id bigint references app_user,
      order_id bigint references sale_order,
      created_at timestamptz not null default now(),
      check (case when kind in ('issue', 'return') then amount > 0 else amount < 0 end),
      check ((kind in ('spend', 'return')) = (order_id is not null)),
      -- Whatever is done twice is booked once.
      constraint gift_entry_order unique (order_id, gift_id, kind)
    )`.execute(db);
  await sql`create index gift_entry_gift on gift_entry (gift_id, id)`.execute(db);
  await sql`create unique index gift_entry_issue on gift_entry (gift_id) where kind = 'issue'`.execute(
    db,
  );
  await keepBalances(db);
  await payOrders(db);
  await sql`alter table cart add column spend_gifts boolean not null default false`.execute(db);
}

async function keepBalances(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function book_gift() returns trigger language plpgsql as $$
      begin
        update gift set balance = balance + new.amount where id = new.gift_id;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger gift_entry_books after insert on gift_entry
      for each row execute function book_gift()`.execute(db);
  await sql`
    create function keep_gift() returns trigger language plpgsql as $$
      begin
        raise exception 'The balance of a gift card is the sum of its entries, which stay'
          using errcode = 'integrity_constraint_violation';
      end $$`.execute(db);
  await sql`
    create trigger gift_balance_stays before update of balance, amount, currency on gift
      for each row when (pg_trigger_depth() = 0) execute function keep_gift()`.execute(db);
  await sql`
    create trigger gift_entry_stays before update on gift_entry
      for each row execute function keep_gift()`.execute(db);
}

/** What gift cards pay is a part of no discount; the client pays the rest. */
async function payOrders(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_order add column gift_spent bigint not null default 0`.execute(db);
  await sql`
    alter table sale_order
      alter column total
        set expression as (goods - discount - cashback_spent - gift_spent + delivery_fee),
      alter column stage set expression as (order_stage(
        kind, status, method, payment_status, delivery_status, address is not null,
        goods - discount - cashback_spent - gift_spent + delivery_fee, fulfilled_at
      )),
      add constraint sale_order_gifts check (
        gift_spent between 0 and goods - discount - cashback_spent + delivery_fee)`.execute(db);
  await sql`
    create function check_gifts_of_order() returns trigger language plpgsql as $$
      begin
        if new.gift_spent <> (
          select coalesce(-sum(gift_entry.amount), 0) from gift_entry join gift on gift.id = gift_id
          where order_id = new.id and gift_entry.kind = 'spend'
            and organization_id = new.organization_id and gift.currency = new.currency
        ) then
          raise exception 'Gift cards pay what an order says that they pay'
            using errcode = 'integrity_constraint_violation';
        end if;
        return null;
      end $$`.execute(db);
  await sql`
    create constraint trigger sale_order_gifts_paid after insert or update of gift_spent on sale_order
      deferrable initially deferred for each row
      when (new.gift_spent > 0) execute function check_gifts_of_order()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart drop column spend_gifts`.execute(db);
  await sql`drop trigger sale_order_gifts_paid on sale_order`.execute(db);
  await sql`
    alter table sale_order
      alter column total set expression as (goods - discount - cashback_spent + delivery_fee),
      alter column stage set expression as (order_stage(
        kind, status, method, payment_status, delivery_status, address is not null,
        goods - discount - cashback_spent + delivery_fee, fulfilled_at
      )),
      drop constraint sale_order_gifts,
      drop column gift_spent`.execute(db);
  await sql`drop table gift_entry, gift`.execute(db);
  await sql`drop function book_gift, keep_gift, check_gifts_of_order`.execute(db);
}
