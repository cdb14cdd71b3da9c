import { ApiError } from '../../../../platform/errors/api-error.ts';
import { nextStanding } from './account-transitions.ts';
import {
  lockAccount,
  moveAccount,
  recordAccountStep,
  standingOf,
  storeStanding,
  type AccountUnit,
} from './move-account.ts';
import { failOpenTests } from './settle-test.ts';

interface Verdict {
  readonly accountId: number;
  readonly actorId: number;
  readonly decision: 'suspend' | 'lift';
  readonly reason: string;
}

/**
 * An operator keeps an organization from taking money by the account that it does it with, or lifts that.
 * Repeating what stands already answers success again.
 * @throws ApiError `not_found`, `already_decided` where neither can be done (any more)
 */
export async function decideAccount(
  unit: AccountUnit,
  { accountId, actorId, decision, reason }: Verdict,
): Promise<void> {
  const known = await unit.trx
    .selectFrom('payment_account')
    .select('organization_id')
    .where('id', '=', accountId)
    .where('state', '<>', 'removed')
    .executeTakeFirst();
  if (!known) throw new ApiError('not_found');
  const own = { organizationId: known.organization_id, accountId };
  const { account, all } = await lockAccount(unit.trx, own);
  const isHeld = account.suspended_by === 'platform';
  if (decision === 'suspend') {
    if (isHeld) return;
    if (account.state !== 'active') throw new ApiError('already_decided');
    // Nothing is proven meanwhile: it would take money.
    await failOpenTests(unit, all, 'abandoned');
    await moveAccount(unit, account, { action: 'hold', actorId, reason });
    return;
  }
  if (account.state === 'active') return;
  if (!isHeld) throw new ApiError('already_decided');
  if (nextStanding(standingOf(account), 'lift')) {
    await moveAccount(unit, account, { action: 'lift', actorId, reason });
    return;
  }
  // The owner is another one by now, and has to confirm it first.
  const waiting = { state: 'suspended', suspendedBy: 'transfer', isConfirmed: false } as const;
  await storeStanding(unit.trx, account.id, waiting);
  await recordAccountStep(unit, account, { action: 'lift', actorId, reason });
}
