import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Money } from '@karavan/shared-api/contract/common';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { color, fontSize, space, weight } from '@karavan/shared-ui/tokens';
import { Sums } from './sums.tsx';
import { useT } from './translation.ts';

/** The content of a receipt: who sold what to whom, when, and all sums. */
export function ReceiptPaper({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { organization, lines, created_at } = receipt;
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: organization.time_zone,
  }).format(new Date(receipt.fulfilled_at ?? created_at));
  return (
    <>
      <div>
        <Owner to={`/organizations/${organization.id}`}>{organization.title}</Owner>
        <Muted>{organization.address}</Muted>
        {organization.phone && (
          <Muted>
            <a href={`tel:${organization.phone}`}>{organization.phone}</a>
          </Muted>
        )}
        <Muted>{date}</Muted>
        {receipt.cashier && <Muted>{t('cashier', { name: receipt.cashier })}</Muted>}
        <Muted>{t('client', { name: receipt.client })}</Muted>
      </div>
      {lines.length > 0 && (
        <Lines>
          {lines.map((line) => (
            <Line key={`${line.item_id} ${line.size}`}>
              <span>
                {line.name}
                <Muted>
                  {[line.size, `${line.quantity} × ${formatMoney(line.price, locale)}`]
                    .filter(Boolean)
                    .join(', ')}
                </Muted>
              </span>
              <Sum>{formatMoney(line.total, locale)}</Sum>
            </Line>
          ))}
        </Lines>
      )}
      <ReceiptSums receipt={receipt} />
      <Muted>
        {t(`method_${receipt.method}`)}, {t(`payment_${receipt.payment_status ?? 'open'}`)}
      </Muted>
    </>
  );
}

function ReceiptSums({ receipt }: { readonly receipt: Receipt }) {
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
          ...row(t('discount_of', { percent }), receipt.discount, '−'),
          ...row(t('cashback_spent'), receipt.cashback_spent, '−'),
          ...row(t('delivery'), receipt.delivery_fee),
        ]}
        total={{ label: t('total'), sum: formatMoney(receipt.total, locale) }}
      />
      {row(t('cashback_earned'), receipt.cashback_earned, '+').map(({ label, sum }) => (
        <Gain key={label}>
          {label}: {sum}
        </Gain>
      ))}
      {row(t('refunded_sum'), receipt.refunded).map(({ label, sum }) => (
        <Muted key={label}>
          {label}: {sum}
        </Muted>
      ))}
    </>
  );
}

const Owner = styled(Link)`
  font-weight: ${weight.medium};
`;

const Muted = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]} 0;
  border-block: 1px dashed ${color.borderStrong};
`;

const Line = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Sum = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`;

const Gain = styled.p`
  color: ${color.success};
  font-size: ${fontSize.small};
  font-weight: ${weight.medium};
`;
