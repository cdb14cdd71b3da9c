import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Money } from '@karavan/shared-api/contract/common';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { color, type } from '@karavan/shared-ui/tokens';
import { Sums } from './sums.tsx';
import { useT } from './translation.ts';

/** What an order costs, and what makes it up. */
export function ReceiptSums({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const row = (label: string, sum: Money, sign = '') =>
    Number(sum.amount) > 0 ? [{ label, sum: sign + formatMoney(sum, locale) }] : [];
  const percent = formatPercent(receipt.discount_percent, locale);
  return (
    <>
      <Sums
        rows={[
          { label: t(`goods_of_${receipt.kind}`), sum: formatMoney(receipt.goods, locale) },
          ...(receipt.promotion
            ? row(receipt.promotion.title, receipt.promotion.discount, '−')
            : []),
          ...row(
            t('discount_of', { percent }),
            receipt.promotion?.card_discount ?? receipt.discount,
            '−',
          ),
          ...row(t('cashback_spent'), receipt.cashback_spent, '−'),
          ...row(t('delivery'), receipt.delivery_fee),
          ...(receipt.gift_spent ? row(t('gift_spent'), receipt.gift_spent, '−') : []),
        ]}
        total={{ label: t('total'), sum: formatMoney(receipt.total, locale) }}
      />
      {row(t('cashback_earned'), receipt.cashback_earned, '+').map(({ label, sum }) => (
        <Gain key={label}>
          {label}: {sum}
        </Gain>
      ))}
      {[
        ...row(t('cancellation_fee'), receipt.cancellation_fee),
        ...row(t('refunded_sum'), receipt.refunded),
        ...(receipt.gift_returned ? row(t('gift_returned'), receipt.gift_returned) : []),
      ].map(({ label, sum }) => (
        <Muted key={label}>
          {label}: {sum}
        </Muted>
      ))}
    </>
  );
}

const Muted = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.second};
`;

const Gain = styled.p`
  color: ${color.success};
  font: ${type.labelSmall};
`;
