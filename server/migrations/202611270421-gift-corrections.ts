import { sql, type Kysely } from 'kysely';

/** Staff set right what is on a gift card, and say why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table gift_entry
      add column reason text check (char_length(reason) between 1 and 200),
      drop constraint gift_entry_kind_check,
      drop constraint gift_entry_check,
      add constraint gift_entry_kind_check
        check (kind in ('issue', 'spend', 'return', 'expire', 'correct')),
      add constraint gift_entry_sign check (case
        when kind in ('issue', 'return') then amount > 0
        when kind = 'correct' then amount <> 0
        else amount < 0 end),
      add constraint gift_entry_reason check ((kind = 'correct') = (reason is not null))`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table gift_entry
      drop constraint gift_entry_reason,
      drop constraint gift_entry_sign,
      drop constraint gift_entry_kind_check,
      drop column reason,
      add constraint gift_entry_kind_check check (kind in ('issue', 'spend', 'return', 'expire')) not valid,
      add constraint gift_entry_check check (
        case when kind in ('issue', 'return') then amount > 0 else amount < 0 end) not valid`.execute(
    db,
  );
}
