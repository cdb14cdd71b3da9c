import { sql, type Kysely } from 'kysely';

/** Sellers give and take cashback without a sale: entries that belong to no order. */
const KINDS = [
  'earn',
  'spend_hold',
  'spend_commit',
  'spend_release',
  'restore',
  'reverse',
  'repay',
  'repay_returned',
  'expire',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await allow(db, [...KINDS, 'manual'], ['expire', 'manual', 'repay']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    update cashback_account as account set balance = account.balance - manual.amount
    from (
      select organization_id, client_id, sum(amount) as amount from cashback_entry
      where kind = 'manual' or (kind = 'repay' and order_id is null)
      group by organization_id, client_id
    ) as manual
    where account.organization_id = manual.organization_id and account.client_id = manual.client_id
      and account.balance >= manual.amount`.execute(db);
  await sql`
    delete from cashback_entry
    where kind = 'manual' or (kind = 'repay' and order_id is null)`.execute(db);
  await allow(db, KINDS, ['expire']);
}

async function allow(
  db: Kysely<unknown>,
  kinds: readonly string[],
  withoutOrder: readonly string[],
): Promise<void> {
  const list = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));
  await sql`
    alter table cashback_entry
      drop constraint cashback_entry_kind_check,
      drop constraint cashback_entry_of_order,
      add constraint cashback_entry_kind_check check (kind in (${list(kinds)})),
      add constraint cashback_entry_of_order
        check (order_id is not null or kind in (${list(withoutOrder)}))`.execute(db);
}
