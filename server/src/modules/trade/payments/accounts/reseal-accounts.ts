import type { Kysely } from 'kysely';
import { z } from 'zod';
import { defineTask } from '../../../../platform/jobs/define-task.ts';
import { eachInTurn } from '../../../../platform/jobs/each-in-turn.ts';
import type { Keyring } from '../../../../platform/secrets/keyring.ts';
import { openSecret, sealSecret } from './find-merchant.ts';
import type { PaymentAccountsTables } from './payment-accounts.tables.ts';

/** Accounts of one run; what is left is taken by the next. */
const BATCH = 200;

export const resealAccountsTask = defineTask('reseal-payment-accounts', z.object({}));

/**
 * Seals the secrets of an older key with the present one, after which the older key may go.
 * @throws AggregateError of all that failed; the others are done
 */
export async function resealAccounts(
  db: Kysely<PaymentAccountsTables>,
  keyring: Keyring,
): Promise<void> {
  const older = await db
    .selectFrom('payment_account')
    .select(['id', 'secret', 'secret_key'])
    .where('secret', 'is not', null)
    .where('secret_key', '<>', keyring.current)
    .limit(BATCH)
    .execute();
  await eachInTurn(older, async (account) => {
    const sealed = sealSecret(keyring, account.id, openSecret(keyring, account));
    await db
      .updateTable('payment_account')
      .set(sealed)
      .where('id', '=', account.id)
      // Its owner may have changed it meanwhile.
      .where('secret', '=', account.secret)
      .execute();
  });
}
