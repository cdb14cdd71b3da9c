import { sql, type Kysely } from 'kysely';

/**
 * What is sold has a number in its organization's series of receipts. It is drawn when the sale commits, so
 * that the counter is the last lock of a sale and held for a moment only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table receipt_counter (
      organization_id bigint primary key references organization on delete cascade,
      series text not null default 'A' check (series ~ '^[A-Z]{1,6}$'),
      -- The last number of the series; 0 at its beginning.
      last integer not null default 0 check (last >= 0)
    )`.execute(db);
  await sql`
    alter table sale_order
      add column receipt_series text,
      add column receipt_number integer,
      add constraint sale_order_receipt_whole check (
        (receipt_series is null) = (receipt_number is null)
        and (receipt_number is null or fulfilled_at is not null))`.execute(db);
  await sql`
    with numbered as (
      select id, row_number() over (partition by organization_id order by fulfilled_at, id) as number
      from sale_order where fulfilled_at is not null)
    update sale_order set receipt_series = 'A', receipt_number = numbered.number
    from numbered where numbered.id = sale_order.id`.execute(db);
  await sql`
    insert into receipt_counter (organization_id, last)
    select organization_id, max(receipt_number) from sale_order
    where receipt_number is not null group by organization_id`.execute(db);
  await sql`
    create unique index sale_order_receipt on sale_order
      (organization_id, receipt_series, receipt_number)
    where receipt_number is not null`.execute(db);
  await sql`
    create function number_receipt() returns trigger language plpgsql as $$
    declare
      drawn receipt_counter;
    begin
      perform from sale_order where id = new.id and receipt_number is null;
      if not found then return null; end if;
      insert into receipt_counter as counter (organization_id, last)
      values (new.organization_id, 1)
      on conflict (organization_id) do update set last = counter.last + 1
      returning * into drawn;
      update sale_order set receipt_series = drawn.series, receipt_number = drawn.last
      where id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger sale_has_receipt after insert or update of fulfilled_at on sale_order
    deferrable initially deferred
    for each row when (new.fulfilled_at is not null and new.receipt_number is null)
    execute function number_receipt()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger sale_has_receipt on sale_order`.execute(db);
  await sql`drop function number_receipt()`.execute(db);
  await sql`alter table sale_order drop column receipt_series, drop column receipt_number`.execute(
    db,
  );
  await sql`drop table receipt_counter`.execute(db);
}
