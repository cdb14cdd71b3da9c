import { sql, type Kysely } from 'kysely';

/** Tickets that are handed to another person, who gets a code of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: whoever has bought it.
  await sql`alter table ticket add column holder_id bigint references app_user`.execute(db);
  await sql`
    create index ticket_holder on ticket (holder_id, id desc) where holder_id is not null`.execute(
    db,
  );
  await sql`
    create table ticket_offer (
      id bigint generated always as identity primary key,
      ticket_id bigint not null references ticket on delete cascade,
      giver_id bigint not null references app_user,
      recipient_id bigint not null references app_user,
      status text not null default 'offered'
        check (status in ('offered', 'accepted', 'declined', 'withdrawn')),
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      constraint ticket_offer_others check (giver_id <> recipient_id),
      constraint ticket_offer_ended check ((status <> 'offered') = (ended_at is not null))
    )`.execute(db);
  await sql`
    create unique index ticket_offer_open on ticket_offer (ticket_id)
    where status = 'offered'`.execute(db);
  await sql`create index ticket_offer_ticket on ticket_offer (ticket_id, id desc)`.execute(db);
  await sql`create index ticket_offer_recipient on ticket_offer (recipient_id, id desc)`.execute(
    db,
  );
  await sql`create index ticket_offer_giver on ticket_offer (giver_id)`.execute(db);
  // Whoever had it before keeps no way in.
  await sql`
    create function renew_ticket() returns trigger language plpgsql as $$
      begin
        if new.secret = old.secret or old.activated_at is not null then
          raise exception 'a ticket changes hands unused, with a new code'
            using errcode = 'check_violation', constraint = 'ticket_renewed';
        end if;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger ticket_renewed before update of holder_id on ticket
      for each row when (old.holder_id is distinct from new.holder_id)
      execute function renew_ticket()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table ticket_offer`.execute(db);
  await sql`drop trigger ticket_renewed on ticket`.execute(db);
  await sql`drop function renew_ticket`.execute(db);
  await sql`alter table ticket drop column holder_id`.execute(db);
}
