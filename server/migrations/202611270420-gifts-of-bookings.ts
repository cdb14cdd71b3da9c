import { sql, type Kysely } from 'kysely';

/**
 * Rentals and tickets are paid with gift cards. A part of what they have paid may go back, or be kept of a late cancellation:
 * what is kept is money first. What an order says of its cards is held against their entries, whichever of both changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_order add column gift_returned bigint not null default 0`.execute(db);
  await sql`
    update sale_order set gift_returned = gift_spent
    where gift_spent > 0 and (status = 'rejected' or payment_status = 'refunded')`.execute(db);
  // No table is altered while triggers of its rows wait.
  await sql`set constraints all immediate`.execute(db);
  await sql`
    alter table sale_order
      drop constraint sale_order_refunded_by_status,
      add constraint sale_order_refunded_by_status check (case
        when payment_status = 'refunded' then refunded = greatest(total - cancellation_fee, 0)
        when kind = 'rent' and payment_status = 'accepted' then refunded between 0 and total
        else refunded = 0 end) not valid,
      add constraint sale_order_gifts_returned check (
        gift_returned between 0 and gift_spent and case
          when status = 'rejected' or payment_status = 'refunded'
            then gift_returned = gift_spent - greatest(cancellation_fee - total, 0)
          else kind = 'rent' or gift_returned = 0 end)`.execute(db);
  await sql`
    alter table gift_entry drop constraint gift_entry_order`.execute(db);
  await sql`
    create unique index gift_entry_spend on gift_entry (order_id, gift_id) where kind = 'spend'`.execute(
    db,
  );
  await sql`
    create index gift_entry_order on gift_entry (order_id, gift_id) where order_id is not null`.execute(
    db,
  );
  await holdOrdersAgainstEntries(db);
}

/** At the commit cards have paid what their order says, and none has got more back than it has paid. */
async function holdOrdersAgainstEntries(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger sale_order_gifts_paid on sale_order`.execute(db);
  await sql`
    create or replace function check_gifts_of_order() returns trigger language plpgsql as $$
      declare
        checked bigint;
      begin
        if tg_table_name = 'sale_order' then
          checked := new.id;
        else
          checked := new.order_id;
        end if;
        if exists (
          select from sale_order where id = checked and gift_spent - gift_returned <> (
            select coalesce(-sum(gift_entry.amount), 0) from gift_entry join gift on gift.id = gift_id
            where order_id = checked and gift.organization_id = sale_order.organization_id
              and gift.currency = sale_order.currency
          )
        ) or exists (
          select from gift_entry where order_id = checked group by gift_id having sum(amount) > 0
        ) then
          raise exception 'Gift cards pay what an order says that they pay'
            using errcode = 'integrity_constraint_violation';
        end if;
        return null;
      end $$`.execute(db);
  await sql`
    create constraint trigger sale_order_gifts_paid after insert on sale_order
      deferrable initially deferred for each row
      when (new.gift_spent > 0) execute function check_gifts_of_order()`.execute(db);
  await sql`
    create constraint trigger sale_order_gifts_changed after update on sale_order
      deferrable initially deferred for each row
      when (old.gift_spent <> new.gift_spent or old.gift_returned <> new.gift_returned)
      execute function check_gifts_of_order()`.execute(db);
  await sql`
    create constraint trigger gift_entry_of_order after insert on gift_entry
      deferrable initially deferred for each row
      when (new.order_id is not null) execute function check_gifts_of_order()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger gift_entry_of_order on gift_entry`.execute(db);
  await sql`drop trigger sale_order_gifts_changed on sale_order`.execute(db);
  await sql`drop trigger sale_order_gifts_paid on sale_order`.execute(db);
  await sql`
    create or replace function check_gifts_of_order() returns trigger language plpgsql as $$
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
  await sql`drop index gift_entry_order, gift_entry_spend`.execute(db);
  await sql`
    alter table gift_entry
      add constraint gift_entry_order unique (order_id, gift_id, kind)`.execute(db);
  await sql`
    alter table sale_order
      drop constraint sale_order_refunded_by_status,
      add constraint sale_order_refunded_by_status check (case
        when payment_status = 'refunded' then refunded = total - cancellation_fee
        when kind = 'rent' and payment_status = 'accepted' then refunded between 0 and total
        else refunded = 0 end) not valid,
      drop constraint sale_order_gifts_returned,
      drop column gift_returned`.execute(db);
}
