import { sql, type Kysely } from 'kysely';

/** What somebody had in a cart when staff took the size away, for the cart to say so until its client has seen it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table cart
      add column gone jsonb not null default '[]'
        constraint cart_gone_list check (jsonb_typeof(gone) = 'array')`.execute(db);
  await sql`
    create or replace function tell_carts() returns trigger language plpgsql as $$
      begin
        update cart
        set version = version + 1,
          gone = gone || jsonb_build_object(
            'name', coalesce((select name from item where id = old.item_id), ''),
            'size', old.size
          )
        where id in (select cart_id from cart_line where size_id = old.id);
        return old;
      end
    $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function tell_carts() returns trigger language plpgsql as $$
      begin
        update cart set version = version + 1
        where id in (select cart_id from cart_line where size_id = old.id);
        return old;
      end
    $$`.execute(db);
  await sql`alter table cart drop column gone`.execute(db);
}
