import { isSelling } from '@karavan/shared-api/contract/life-states';
import type { CashbackAction } from '@karavan/shared-api/contract/till';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { refuseBlocked } from '../../organizations/blocks/index.ts';
import { lifeStateNow } from '../../organizations/organizations/index.ts';
import { moveByHand } from '../cashback/index.ts';
import { findClientAtTill, readAmount, type WantedSale } from './quote-sale.ts';
import { spendPersonalCode } from './spend-personal-code.ts';
import { cashbackMovedByHand } from './till.events.ts';

interface Move extends Omit<
  WantedSale,
  'spendCashback' | 'spendGifts' | 'giftCode' | 'card' | 'code'
> {
  readonly action: CashbackAction;
}

/**
 * Gives a client who shows their code cashback, or takes some, without a sale. The code is used up.
 * @returns the client and their balance afterwards, in minor units
 * @throws ApiError as `findClientAtTill`; `client_code_needed` for a typed number, `client_code_used`, `client_blocked`,
 * `sells_nothing`, `invalid_input` for more than there is to take
 */
export async function moveCashback(
  { trx, emit }: UnitOfWork<Tables>,
  codeKey: Buffer,
  { action, ...wanted }: Move,
) {
  const { organizationId, sellerId } = wanted;
  const { client, currency, balance } = await findClientAtTill(trx, codeKey, wanted);
  if (client.codeWindow === null) throw new ApiError('client_code_needed');
  const sum = readAmount(wanted.amount, currency);
  if (action === 'charge') {
    await refuseBlocked(trx, { organizationId, personId: client.id }, 'client_blocked');
    if (!isSelling(await lifeStateNow(trx, organizationId))) throw new ApiError('sells_nothing');
  }
  await spendPersonalCode(trx, client);
  const account = { organization_id: organizationId, client_id: client.id, currency };
  const moved = await moveByHand(trx, account, action === 'charge' ? sum : -sum);
  if (!moved) {
    const limit = Number(presentMoney(balance, currency).amount);
    throw new ApiError('invalid_input', { fields: { amount: [{ problem: 'too_big', limit }] } });
  }
  emit(
    cashbackMovedByHand({
      organizationId,
      clientId: client.id,
      sellerId,
      action,
      currency,
      amount: sum,
      entryId: moved.id,
    }),
  );
  return { clientId: client.id, balance: presentMoney(moved.balance, currency) };
}
