import { useAtomValue } from 'jotai';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { useT } from '../translation.ts';

interface DepositStateProps {
  readonly deposit: NonNullable<NonNullable<Receipt['booking']>['deposit']>;
}

/** Where the deposit of a rental is: to be given, given back, or kept in part. */
export function DepositState({ deposit }: DepositStateProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { amount, kept, reason, settled_at } = deposit;
  if (settled_at === null) return t('deposit_then', { sum: formatMoney(amount, locale) });
  return Number(kept.amount) === 0
    ? t('deposit_returned')
    : t('deposit_kept', { kept: formatMoney(kept, locale), reason });
}
