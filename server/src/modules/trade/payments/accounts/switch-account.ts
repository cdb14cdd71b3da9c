import { ApiError } from '../../../../platform/errors/api-error.ts';
import {
  isHeld,
  lockAccount,
  moveAccount,
  putInUse,
  type AccountUnit,
  type OwnAccount,
} from './move-account.ts';

interface OwnersAct extends OwnAccount {
  readonly actorId: number;
}

/**
 * Takes money by an account that was proven before. Repeating it answers success again.
 * @throws ApiError `not_found`, `conflict` for one that has to be proven, `payment_system_held`
 */
export async function activateAccount(
  unit: AccountUnit,
  { actorId, ...own }: OwnersAct,
): Promise<void> {
  const locked = await lockAccount(unit.trx, own);
  if (locked.account.state === 'active') return;
  if (isHeld(locked.all)) throw new ApiError('payment_system_held');
  await putInUse(unit, locked, { action: 'activate', actorId });
}

/**
 * Opens no payments by it any more. Repeating it answers success again.
 * @throws ApiError `not_found`, `conflict` for one that takes no money yet
 */
export async function suspendAccount(
  unit: AccountUnit,
  { actorId, ...own }: OwnersAct,
): Promise<void> {
  const { account } = await lockAccount(unit.trx, own);
  if (account.state === 'suspended') return;
  await moveAccount(unit, account, { action: 'suspend', actorId });
}
