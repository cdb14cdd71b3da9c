import { sql, type Kysely } from 'kysely';

/**
 * Locks what sizes sell from and promises pieces of it: one call, so that those who wait for the same sizes wait for one
 * round trip less. False, with nothing held, where there is not enough of one of them. What is compared is read once
 * it is locked: each statement of a function sees what was committed before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function hold_stock(sizes bigint[], quantities integer[]) returns boolean language plpgsql as $$
      begin
        perform lock_stock(sizes);
        with piece as (
          select (select stock_id from item_size where id = piece.size_id) as stock_id, quantity
          from unnest((select sizes), (select quantities)) as piece(size_id, quantity)
        ), wanted as (select stock_id, sum(quantity)::integer as quantity from piece group by stock_id)
        update stock set held = stock.held + wanted.quantity
        from wanted
        where stock.id = wanted.stock_id and not exists (
          select from wanted
          where coalesce((
            select pieces - held from stock as present where present.id = wanted.stock_id
          ), 0) < wanted.quantity);
        return found;
      end
    $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function hold_stock`.execute(db);
}
