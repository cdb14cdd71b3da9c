import { sql, type Kysely } from 'kysely';

/** What has been booked of cashback stays, as with gift cards and the cash of couriers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_cashback_entry() returns trigger language plpgsql as $$
      begin
        raise exception 'What is booked stays' using errcode = 'check_violation',
          constraint = 'cashback_entry_stays';
      end $$`.execute(db);
  await sql`
    create trigger cashback_entry_stays before update or delete on cashback_entry
      for each row execute function keep_cashback_entry()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger cashback_entry_stays on cashback_entry`.execute(db);
  await sql`drop function keep_cashback_entry`.execute(db);
}
