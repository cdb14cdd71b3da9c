import { sql, type Kysely } from 'kysely';

/**
 * What a courier has picked up and could not bring is not in the shop until its staff say so: until then the order is
 * neither given up, which would put the goods on sale again, nor offered to another courier.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table delivery
      add column return_confirmed_at timestamptz,
      add constraint delivery_return_confirmed
        check (return_confirmed_at is null or returned_at is not null) not valid`.execute(db);
  await sql`
    alter table sale_order
      add column goods_out boolean not null default false,
      add constraint sale_order_keeps_goods_out
        check (not goods_out or status = 'accepted') not valid`.execute(db);
  await sql`
    create function note_goods_out() returns trigger language plpgsql as $$
    declare is_out boolean := new.status = 'delivery_status_rejected_by_delivery_service'
      and new.picked_up_at is not null and new.return_confirmed_at is null;
    begin
      update sale_order set goods_out = is_out where id = new.order_id and goods_out <> is_out;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger delivery_goods_out after insert or update of status, return_confirmed_at on delivery
      for each row execute function note_goods_out()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger delivery_goods_out on delivery`.execute(db);
  await sql`drop function note_goods_out`.execute(db);
  await sql`alter table sale_order drop column goods_out`.execute(db);
  await sql`alter table delivery drop column return_confirmed_at`.execute(db);
}
