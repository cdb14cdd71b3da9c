import { sql, type Kysely } from 'kysely';

/**
 * Who waits for tickets of a section that is sold out. Free places are offered in order, and held for whoever they are
 * offered to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ticket_wait (
      id bigint generated always as identity primary key,
      item_id bigint not null references event on delete cascade,
      size_id bigint not null references item_size on delete cascade,
      user_id bigint not null references app_user,
      quantity integer not null check (quantity > 0),
      status text not null default 'waiting'
        check (status in ('waiting', 'offered', 'bought', 'lapsed', 'left', 'cleared')),
      created_at timestamptz not null default now(),
      offered_until timestamptz,
      ended_at timestamptz,
      constraint ticket_wait_offered
        check (case status when 'waiting' then offered_until is null
          when 'offered' then offered_until is not null else true end),
      constraint ticket_wait_ended check ((status in ('waiting', 'offered')) = (ended_at is null))
    )`.execute(db);
  await sql`
    create unique index ticket_wait_open on ticket_wait (size_id, user_id)
    where ended_at is null`.execute(db);
  await sql`
    create index ticket_wait_queue on ticket_wait (size_id, id) where status = 'waiting'`.execute(
    db,
  );
  await sql`create index ticket_wait_item on ticket_wait (item_id) where ended_at is null`.execute(
    db,
  );
  await sql`create index ticket_wait_of_item on ticket_wait (item_id)`.execute(db);
  await sql`create index ticket_wait_of_size on ticket_wait (size_id)`.execute(db);
  await sql`create index ticket_wait_person on ticket_wait (user_id, id desc)`.execute(db);
  await sql`
    create trigger waiting_has_account before insert on ticket_wait
    for each row execute function require_account('user_id')`.execute(db);
  await sql`
    create function keep_ended_wait() returns trigger language plpgsql as $$
      begin
        if old.ended_at is not null or (new.status = 'waiting' and old.status <> 'waiting') then
          raise exception 'nobody comes back to the place they had in a waiting list'
            using errcode = 'check_violation', constraint = 'ticket_wait_forward';
        end if;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger ticket_wait_forward before update of status on ticket_wait
    for each row execute function keep_ended_wait()`.execute(db);
  // Whatever makes places free, those who wait hear of it at once.
  await sql`
    create function wake_waiting_list() returns trigger language plpgsql as $$
      begin
        if exists (
          select from item_size join ticket_wait as wait on wait.size_id = item_size.id
          where item_size.stock_id = new.id and wait.status = 'waiting')
        then
          perform graphile_worker.add_job('serve-waiting-lists', '{}'::json);
        end if;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger stock_waited_for after update of pieces, held on stock
    for each row when (new.pieces - new.held > old.pieces - old.held)
    execute function wake_waiting_list()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger stock_waited_for on stock`.execute(db);
  await sql`drop function wake_waiting_list`.execute(db);
  await sql`drop table ticket_wait`.execute(db);
  await sql`drop function keep_ended_wait`.execute(db);
}
