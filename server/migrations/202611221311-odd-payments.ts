import { sql, type Kysely } from 'kysely';

/** Reports of payments that differ from what was asked for, until an operator of the platform has settled them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table odd_payment (
      id bigint generated always as identity primary key,
      payment_id bigint not null references payment,
      provider_event text not null,
      outcome text not null,
      -- As reported; what was asked for stands in the payment.
      amount bigint not null,
      currency char(3) not null,
      noticed_at timestamptz not null default now(),
      decision text check (decision in ('accept', 'refund', 'dismiss')),
      reason text,
      settled_by bigint references app_user,
      settled_at timestamptz,
      unique (payment_id, provider_event),
      check (num_nonnulls(decision, reason, settled_by, settled_at) in (0, 4))
    )`.execute(db);
  await sql`create index odd_payment_open on odd_payment (id) where settled_at is null`.execute(db);
  await sql`
    create table platform_operator (
      user_id bigint primary key references app_user on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db);
  // What operators do is done in the name of the platform.
  await sql`alter table audit_entry alter column organization_id drop not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from audit_entry where organization_id is null`.execute(db);
  await sql`alter table audit_entry alter column organization_id set not null`.execute(db);
  await db.schema.dropTable('platform_operator').execute();
  await db.schema.dropTable('odd_payment').execute();
}
