import { doubt } from './account-transitions.ts';
import {
  lockAccounts,
  moveAccount,
  standingOf,
  storeStanding,
  type AccountUnit,
} from './move-account.ts';
import { paymentAccountsPassed } from './payment-accounts.events.ts';
import { failOpenTests } from './settle-test.ts';

interface TransferMoved {
  readonly organizationId: number;
  readonly transferId: number;
  readonly action: string;
}

/**
 * Listens to `transfer-moved`: what the old owner has set up takes no money until the new one confirms it. What
 * was opened before ends as it would have.
 */
export async function passAccounts(
  unit: AccountUnit,
  { organizationId, transferId, action }: TransferMoved,
): Promise<void> {
  if (action !== 'accept') return;
  const all = await lockAccounts(unit.trx, organizationId);
  await failOpenTests(unit, all, 'abandoned');
  const proven = all.filter(({ is_confirmed }) => is_confirmed);
  for (const account of proven) {
    if (account.suspended_by === 'platform') {
      await storeStanding(unit.trx, account.id, doubt(standingOf(account)), account.reason);
    } else {
      await moveAccount(unit, account, { action: 'pass', actorId: null });
    }
  }
  if (proven.length > 0) unit.emit(paymentAccountsPassed({ organizationId, transferId }));
}
