import { sql, type Kysely } from 'kysely';

/** Messages to those followers alone who have spent as much as a step of the card asks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table broadcast
      -- In minor units; of the step as it was when the message was sent.
      add column spent_from bigint check (spent_from > 0),
      drop constraint broadcast_audience_check,
      drop constraint broadcast_check,
      add constraint broadcast_audience_check check (
        audience in ('all', 'bought', 'idle', 'tier')),
      add constraint broadcast_check check (
        (audience in ('bought', 'idle')) = (days is not null)
        and (audience = 'tier') = (spent_from is not null))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from broadcast where audience = 'tier'`.execute(db);
  await sql`
    alter table broadcast
      drop constraint broadcast_audience_check,
      drop constraint broadcast_check,
      drop column spent_from,
      add constraint broadcast_audience_check check (audience in ('all', 'bought', 'idle')),
      add constraint broadcast_check check ((audience = 'all') = (days is null))`.execute(db);
}
