import { useEffect, type ReactNode } from 'react';
import { Printer } from 'lucide-react';
import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { useShell } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { color, fontSize, size, space, weight } from '@karavan/shared-ui/tokens';
import { Column } from '@karavan/shared-ui/column';
import { Panel } from '@karavan/shared-ui/product/panel';
import { useT } from '../../../shared/translation.ts';
import { OrderState } from './order-state.tsx';
import { ReceiptDelivery } from './receipt-delivery.tsx';
import { ReceiptPaper } from '../../../shared/receipt-paper.tsx';
import { useReceipt, useReceiptActions } from './receipt-query.ts';
import { isOnTheWayToTill, ReceiptQr, TillQr } from './receipt-qr.tsx';
import { StatusTimeline } from './status-timeline.tsx';

interface ViewReceiptProps {
  readonly id: number;
  /** What an order of its kind also has: a rental period, tickets. */
  content(receipt: Receipt): ReactNode;
}

/** One order with its receipt and the available actions. */
export function ViewReceipt({ id, content }: ViewReceiptProps) {
  const t = useT();
  const { header } = useShell();
  const receipt = useReceipt(id);
  useEffect(
    () => header.set({ title: t('receipt', { id }), backTo: '/receipts' }),
    [header, t, id],
  );
  return (
    <>
      <h1 className="visually-hidden">{t('receipt', { id })}</h1>
      <AsyncView query={receipt} skeleton={<PageSkeleton />}>
        {(data) => <OpenReceipt receipt={data} content={content} />}
      </AsyncView>
    </>
  );
}

/** Destructive actions come last. */
const RELUCTANT: ReadonlySet<Receipt['staff_actions'][number]> = new Set([
  'reject',
  'reject_booking',
  'refund',
  'take_back_delivery',
]);

function OpenReceipt({
  receipt,
  content,
}: Pick<ViewReceiptProps, 'content'> & { readonly receipt: Receipt }) {
  const t = useT();
  const actions = useReceiptActions(receipt);
  const { transaction_id, status, reason, delivery, payment_status, can_pay, can_cancel } = receipt;
  const showsTillQr = isOnTheWayToTill(receipt) && can_cancel;
  return (
    <Column>
      {showsTillQr && <TillQr id={transaction_id} />}
      <Panel>
        <Line>
          <Heading>{t('receipt', { id: transaction_id })}</Heading>
          <OrderState receipt={receipt} />
        </Line>
        {status === 'rejected' ? (
          reason && <Banner tone="warning">{t(`reason_${reason}`)}</Banner>
        ) : (
          <StatusTimeline receipt={receipt} />
        )}
        {can_pay && (
          <Button wide loading={actions.isPending} onClick={actions.pay}>
            {t('pay')}
          </Button>
        )}
        {can_pay && payment_status === 'in_progress' && (
          <Button
            wide
            kind="secondary"
            disabled={actions.isPending}
            onClick={() => void actions.cancelPayment()}
          >
            {t('cancel_payment')}
          </Button>
        )}
        {receipt.staff_actions.map((action) => (
          <Button
            key={action}
            wide
            kind={RELUCTANT.has(action) ? 'secondary' : 'primary'}
            loading={actions.isPending}
            onClick={() => void actions.ofStaff[action]()}
          >
            {t(`action_${action}`)}
          </Button>
        ))}
      </Panel>
      {content(receipt)}
      {delivery && <ReceiptDelivery delivery={delivery} />}
      <Panel>
        <ReceiptPaper receipt={receipt} />
        {!showsTillQr && <ReceiptQr id={transaction_id} />}
      </Panel>
      <PrintLink to={`/print?receipt=${transaction_id}`}>
        <Printer size={20} aria-hidden />
        {t('print')}
      </PrintLink>
      {can_cancel && (
        <Button
          kind="secondary"
          wide
          disabled={actions.isPending}
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

const Heading = styled.h2`
  font-size: ${fontSize.heading};
`;

const PrintLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  color: ${color.accentStrong};
  font-weight: ${weight.medium};
`;
