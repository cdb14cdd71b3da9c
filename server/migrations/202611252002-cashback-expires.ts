import { sql, type Kysely } from 'kysely';

const KINDS = [
  'earn',
  'spend_hold',
  'spend_commit',
  'spend_release',
  'restore',
  'reverse',
  'repay',
  'repay_returned',
];

/** What clients have left when an organization closes expires: an entry that belongs to no order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allow(db, [...KINDS, 'expire']);
  await sql`
    alter table cashback_entry
      alter column order_id drop not null,
      add constraint cashback_entry_of_order check (order_id is not null or kind = 'expire')`.execute(
    db,
  );
  await sql`
    create index cashback_account_open on cashback_account (organization_id, client_id)
    where balance > 0 or debt > 0`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index cashback_account_open`.execute(db);
  await sql`
    update cashback_account as account set balance = balance + expired.amount
    from (
      select organization_id, client_id, -sum(amount) as amount from cashback_entry
      where kind = 'expire' group by organization_id, client_id
    ) as expired
    where account.organization_id = expired.organization_id
      and account.client_id = expired.client_id`.execute(db);
  await sql`delete from cashback_entry where kind = 'expire'`.execute(db);
  await sql`
    alter table cashback_entry
      drop constraint cashback_entry_of_order, alter column order_id set not null`.execute(db);
  await allow(db, KINDS);
}

async function allow(db: Kysely<unknown>, kinds: readonly string[]): Promise<void> {
  await sql`
    alter table cashback_entry
      drop constraint cashback_entry_kind_check,
      add constraint cashback_entry_kind_check check (kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))}))`.execute(
    db,
  );
}
