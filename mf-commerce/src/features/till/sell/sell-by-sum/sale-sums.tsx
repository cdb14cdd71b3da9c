import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Money } from '@karavan/shared-api/contract/common';
import type { SaleQuote } from '@karavan/shared-api/contract/till';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { color, type } from '@karavan/shared-ui/tokens';
import { Sums } from '../../../../shared/sums.tsx';
import { useT as useCommerceT } from '../../../../shared/translation.ts';
import { useT } from '../../translation.ts';

/** The quote for the typed sum. */
export function SaleSums({ quote }: { readonly quote: SaleQuote }) {
  const t = useT();
  const commerce = useCommerceT();
  const locale = useAtomValue(localeAtom);
  const minus = (label: string, sum: Money) =>
    Number(sum.amount) > 0 ? [{ label, sum: `−${formatMoney(sum, locale)}` }] : [];
  return (
    <div aria-live="polite">
      <Sums
        rows={[
          { label: commerce('goods_of_product'), sum: formatMoney(quote.goods, locale) },
          ...(quote.promotion ? minus(quote.promotion.title, quote.promotion.discount) : []),
          ...minus(commerce('discount'), quote.card_discount ?? quote.discount),
          ...minus(commerce('cashback_spent'), quote.cashback_spent),
          ...(quote.gift_spent ? minus(commerce('gift_spent'), quote.gift_spent) : []),
        ]}
        total={{ label: commerce('total'), sum: formatMoney(quote.total, locale) }}
      />
      {Number(quote.cashback_earned.amount) > 0 && (
        <Gain>{t('sale_will_earn', { sum: formatMoney(quote.cashback_earned, locale) })}</Gain>
      )}
    </div>
  );
}

const Gain = styled.p`
  color: ${color.success};
  font: ${type.labelSmall};
`;
