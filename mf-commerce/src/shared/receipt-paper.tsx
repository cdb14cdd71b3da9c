import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { dateFormat } from '@karavan/shared-ui/intl';
import { readablePhone } from '@karavan/shared-ui/readable-phone';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import { ReceiptSums } from './receipt-sums.tsx';
import { useT } from './translation.ts';

/** The content of a receipt: who sold what to whom, when, and all sums. */
export function ReceiptPaper({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { organization, lines, created_at } = receipt;
  const date = dateFormat(locale, {
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
            <a href={`tel:${organization.phone}`}>{readablePhone(organization.phone)}</a>
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

const Owner = styled(Link)`
  font-weight: ${weight.medium};
`;

const Muted = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.second};
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
