import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import { sealSecret } from '../../modules/trade/payments/accounts/find-merchant.ts';
import { loadSandboxKeyring } from '../../modules/trade/payments/sandbox-provider.ts';

type Values = Partial<Insertable<Tables['payment_account']>>;

/** What an organization takes money with: an active account of the platform, unless told otherwise. */
export async function createPaymentAccount(
  db: Kysely<Tables>,
  organization_id: number,
  values: Values = {},
): Promise<number> {
  const { id } = await db
    .insertInto('payment_account')
    .values({
      organization_id,
      provider: 'platform',
      label: 'Karavan',
      state: 'active',
      is_confirmed: true,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An account at the demo's provider: a draft, unless told otherwise. */
export async function createMerchantAccount(
  db: Kysely<Tables>,
  organizationId: number,
  { plain = 'sk_live_of_a_test', ...values }: Values & { readonly plain?: string } = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('payment_account', 'id')) as id`.execute(db);
  const id = values.id ?? rows[0]!.id;
  // The next one that the product adds has another.
  await sql`
    select setval(pg_get_serial_sequence('payment_account', 'id'), ${Math.max(id, rows[0]!.id)})`.execute(
    db,
  );
  return createPaymentAccount(db, organizationId, {
    id,
    provider: 'merchant',
    merchant_id: randomUUID(),
    state: 'draft',
    is_confirmed: false,
    ...sealSecret(await loadSandboxKeyring(db), id, plain),
    ...values,
  });
}
