import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { useShell } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { color, fontSize, space, weight } from '@karavan/shared-ui/tokens';
import { Column } from '../../shared/column.ts';
import { useFailureTexts } from '../../shared/failure-texts.ts';
import { Panel } from '../../shared/panel.ts';
import { Sums } from '../../shared/sums.tsx';
import { useT } from '../../shared/translation.ts';
import { OrderState } from './order-state.tsx';
import { useReceipt, useReceiptActions } from './receipt-query.ts';
import { StatusTimeline } from './status-timeline.tsx';

/** One order with everything that a receipt shows, and what may be done with it. */
export function ViewReceipt({ id }: { readonly id: number }) {
  const t = useT();
  const { header } = useShell();
  const failure = useFailureTexts();
  const receipt = useReceipt(id);
  useEffect(
    () => header.set({ title: t('receipt', { id }), backTo: '/receipts' }),
    [header, t, id],
  );
  return (
    <AsyncView query={receipt} skeleton={<PageSkeleton />} failure={failure}>
      {(data) => <OpenReceipt receipt={data} />}
    </AsyncView>
  );
}

function OpenReceipt({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const actions = useReceiptActions(receipt);
  const { organization, lines, staff_actions } = receipt;
  return (
    <Column>
      <Panel>
        <Line>
          <Heading>{t('receipt', { id: receipt.transaction_id })}</Heading>
          <OrderState receipt={receipt} />
        </Line>
        {receipt.status !== 'rejected' && <StatusTimeline receipt={receipt} />}
        {staff_actions.map((action) => (
          <Button
            key={action}
            wide
            kind={action === 'reject' ? 'secondary' : 'primary'}
            loading={actions.isPending}
            onClick={() => void actions[action]()}
          >
            {t(`action_${action}`)}
          </Button>
        ))}
      </Panel>
      <Panel>
        <div>
          <Owner to={`/organizations/${organization.id}`}>{organization.title}</Owner>
          <Muted>{organization.address}</Muted>
          {organization.phone && (
            <Muted>
              <a href={`tel:${organization.phone}`}>{organization.phone}</a>
            </Muted>
          )}
          {receipt.cashier && <Muted>{t('cashier', { name: receipt.cashier })}</Muted>}
          <Muted>{t('client', { name: receipt.client })}</Muted>
        </div>
        <Lines>
          {lines.map((line) => (
            <ReceiptLine key={`${line.item_id} ${line.size}`}>
              <span>
                {line.name}
                <Muted>
                  {[line.size, `${line.quantity} × ${formatMoney(line.price, locale)}`]
                    .filter(Boolean)
                    .join(', ')}
                </Muted>
              </span>
              <Sum>{formatMoney(line.total, locale)}</Sum>
            </ReceiptLine>
          ))}
        </Lines>
        <Sums
          rows={[
            { label: t('goods'), sum: formatMoney(receipt.goods, locale) },
            ...(Number(receipt.discount.amount) > 0
              ? [
                  {
                    label: t('discount_of', { percent: receipt.discount_percent }),
                    sum: `−${formatMoney(receipt.discount, locale)}`,
                  },
                ]
              : []),
            ...(Number(receipt.delivery_fee.amount) > 0
              ? [{ label: t('delivery'), sum: formatMoney(receipt.delivery_fee, locale) }]
              : []),
          ]}
          total={{ label: t('total'), sum: formatMoney(receipt.total, locale) }}
        />
        <Muted>
          {t(`method_${receipt.method}`)}, {t(`payment_${receipt.payment_status ?? 'open'}`)}
        </Muted>
      </Panel>
      {receipt.can_cancel && (
        <Button
          kind="secondary"
          wide
          loading={actions.isPending}
          onClick={() => void actions.cancel()}
        >
          {t('cancel_order')}
        </Button>
      )}
    </Column>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Heading = styled.h1`
  font-size: ${fontSize.heading};
`;

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

const ReceiptLine = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Sum = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`;
