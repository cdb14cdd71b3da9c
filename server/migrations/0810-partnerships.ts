import { sql, type Kysely } from 'kysely';

/** Organizations that work together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partnership (
      id bigint generated always as identity primary key,
      requester_id bigint not null references organization,
      recipient_id bigint not null references organization,
      status text not null default 'requested'
        check (status in ('requested', 'accepted', 'declined', 'ended')),
      created_at timestamptz not null default now(),
      answered_at timestamptz,
      check (requester_id <> recipient_id)
    )`.execute(db);
  // One between two, whichever has asked first.
  await sql`
    create unique index partnership_pair
    on partnership (least(requester_id, recipient_id), greatest(requester_id, recipient_id))
    where status in ('requested', 'accepted')`.execute(db);
  for (const side of ['requester_id', 'recipient_id']) {
    await sql`
      create index ${sql.ref(`partnership_${side}`)} on partnership (${sql.ref(side)}, id desc)
      where status in ('requested', 'accepted')`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('partnership').execute();
}
