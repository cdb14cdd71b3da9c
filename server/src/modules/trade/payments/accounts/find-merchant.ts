import { sql, type Kysely } from 'kysely';
import type { Keyring } from '../../../../platform/secrets/keyring.ts';
import type { Merchant } from '../payment-provider.ts';
import type { PaymentAccountsTables } from './payment-accounts.tables.ts';

const ownerOfSecret = (accountId: number) => `payment_account:${accountId}`;

/** The secret of an account as it is stored, and the end of it as it is shown. */
export function sealSecret(keyring: Keyring, accountId: number, secret: string) {
  const { content, key } = keyring.seal(secret, ownerOfSecret(accountId));
  return { secret: content, secret_key: key, secret_last4: secret.slice(-4) };
}

interface SealedRow {
  readonly id: number;
  readonly secret: Buffer | null;
  readonly secret_key: string | null;
}

/** @throws Error where it was not sealed for this account, or its key is gone */
export function openSecret(keyring: Keyring | null, { id, secret, secret_key }: SealedRow): string {
  if (!keyring || !secret || secret_key === null) {
    throw new Error(`The secret of the payment account ${id} cannot be opened`);
  }
  return keyring.open({ content: secret, key: secret_key }, ownerOfSecret(id));
}

/**
 * Who takes the money of a payment or of a test payment, found by our own reference and nothing that a caller
 * says. Null for the account of the platform, undefined for a reference that is not ours.
 */
export async function findMerchant(
  db: Kysely<PaymentAccountsTables>,
  keyring: Keyring | null,
  reference: string,
): Promise<Merchant | null | undefined> {
  const { rows } = await sql<SealedRow & { readonly merchant_id: string | null }>`
    select id, merchant_id, secret, secret_key from payment_account
    where id = coalesce(
      (select account_id from payment where reference = ${reference}::uuid),
      (select account_id from payment_test where reference = ${reference}::uuid))`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  if (row.merchant_id === null) return null;
  return { id: row.merchant_id, key: Buffer.from(openSecret(keyring, row)) };
}
