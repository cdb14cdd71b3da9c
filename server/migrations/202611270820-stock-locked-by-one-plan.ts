import { sql, type Kysely } from 'kysely';

/**
 * What sizes sell from is locked by statements that are planned once: their lists stand as results of selections, since
 * PostgreSQL planned anew for each number of sizes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace function lock_stock(sizes bigint[]) returns void language plpgsql as $$
      declare
        locked bigint[] := '{}';
        wanted bigint[];
      begin
        loop
          select coalesce(array_agg(distinct stock_id), '{}') into wanted from item_size
          where id = any((select sizes)::bigint[]) and stock_id <> all(locked);
          exit when cardinality(wanted) = 0;
          perform 1 from stock where id = any((select wanted)::bigint[]) order by id for no key update;
          locked := locked || wanted;
        end loop;
      end
    $$`.execute(db);
}

/** As `shared-stock` has it. */
export async function down(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace function lock_stock(sizes bigint[]) returns void language plpgsql as $$
      declare
        locked bigint[] := '{}';
        wanted bigint[];
      begin
        loop
          select coalesce(array_agg(distinct stock_id), '{}') into wanted from item_size
          where id = any(sizes) and stock_id <> all(locked);
          exit when cardinality(wanted) = 0;
          perform 1 from stock where id = any(wanted) order by id for no key update;
          locked := locked || wanted;
        end loop;
      end
    $$`.execute(db);
}
