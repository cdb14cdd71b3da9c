import type { Promotion } from '@karavan/shared-api/contract/promotions';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { formatPercent } from '@karavan/shared-ui/format-percent';

/** What a promotion takes off, such as −10 %. */
export function promotionValue(
  { percent, amount }: Pick<Promotion, 'percent' | 'amount'>,
  locale: string,
): string {
  if (percent !== null) return `−${formatPercent(percent, locale)}`;
  return amount ? `−${formatMoney(amount, locale)}` : '';
}
