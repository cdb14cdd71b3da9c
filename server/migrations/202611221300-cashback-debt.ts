import { sql, type Kysely } from 'kysely';

const KINDS = [
  'earn',
  'spend_hold',
  'spend_commit',
  'spend_release',
  'restore',
  'reverse',
  'repay',
];

/** Nobody has cashback to spend and owes some at the same time: what comes back repays first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allow(db, [...KINDS, 'repay_returned']);
  // Where both stand: the order whose cashback came back last repays.
  await sql`
    insert into cashback_entry (organization_id, client_id, order_id, kind, amount)
    select organization_id, client_id, returned.order_id, 'repay_returned', -least(balance, debt)
    from cashback_account as account
    cross join lateral (
      select order_id from cashback_entry as entry
      where entry.organization_id = account.organization_id
        and entry.client_id = account.client_id
      order by entry.kind in ('spend_release', 'restore') desc, entry.id desc limit 1
    ) as returned
    where least(balance, debt) > 0`.execute(db);
  await sql`
    update cashback_account
    set balance = balance - least(balance, debt), debt = debt - least(balance, debt)
    where least(balance, debt) > 0`.execute(db);
  await sql`
    alter table cashback_account
      add constraint cashback_account_debt_first check (balance = 0 or debt = 0)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cashback_account drop constraint cashback_account_debt_first`.execute(db);
  await sql`
    update cashback_account as account
    set balance = balance - amount, debt = debt - amount
    from (
      select organization_id, client_id, sum(amount) as amount from cashback_entry
      where kind = 'repay_returned' group by organization_id, client_id
    ) as repaid
    where account.organization_id = repaid.organization_id
      and account.client_id = repaid.client_id`.execute(db);
  await sql`delete from cashback_entry where kind = 'repay_returned'`.execute(db);
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
