import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { receiptPath, workPath } from '@karavan/shared-api/contract/receipt-path';
import { useShell } from '@karavan/shared-api/remote';
import { Link, useSearchParams } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { color, size, weight } from '@karavan/shared-ui/tokens';
import { Column } from '@karavan/shared-ui/column';
import { Panel } from '@karavan/shared-ui/product/panel';
import { useT } from '../translation.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderNow } from '../shared/order-now.tsx';
import { OrderWay } from './order-way.tsx';
import { useReceipt, useReceiptActions } from '../shared/receipt-query.ts';

const ReceiptDocument = lazily(
  async () =>
    (await import(/* webpackChunkName: "receipt-document" */ './receipt-document.tsx'))
      .ReceiptDocument,
  <PageSkeleton />,
  atOnce,
);

const TillQr = lazily(
  async () => (await import(/* webpackChunkName: "till-qr" */ './till-qr.tsx')).TillQr,
  null,
  atOnce,
);

const ReceiptDelivery = lazily(
  async () =>
    (await import(/* webpackChunkName: "receipt-delivery" */ './receipt-delivery.tsx'))
      .ReceiptDelivery,
);

const OrderDetails = lazily(
  async () =>
    (await import(/* webpackChunkName: "order-details" */ './order-details.tsx')).OrderDetails,
  <PageSkeleton />,
  atOnce,
);

const RepeatOrder = lazily(
  async () =>
    (await import(/* webpackChunkName: "repeat-order" */ './repeat-order.tsx')).RepeatOrder,
);

interface ViewOrderProps {
  readonly id: number;
  /** What an order of its kind also has: a rental period, tickets. */
  content(receipt: Receipt): ReactNode;
}

/** One order with the available actions; with `?document`, the receipt of what has been paid for. */
export function ViewOrder({ id, content }: ViewOrderProps) {
  const t = useT();
  const { header } = useShell();
  const [search] = useSearchParams();
  const receipt = useReceipt(id);
  const isDocument = search.has('document') && receipt.data?.paid_at !== null;
  const title = t(isDocument ? 'receipt' : 'order_number', { id });
  const backTo = backFrom(receipt.data, isDocument);
  useEffect(() => header.set({ title, backTo }), [header, title, backTo]);
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <AsyncView query={receipt} skeleton={<PageSkeleton />}>
        {(data) => (
          <Column>
            {isDocument ? (
              <ReceiptDocument receipt={data} />
            ) : (
              <OpenOrder receipt={data} content={content} />
            )}
          </Column>
        )}
      </AsyncView>
    </>
  );
}

/** From a receipt back to its order, from an order to the list of whoever reads it. */
function backFrom(order: Receipt | undefined, isDocument: boolean): string {
  if (!order) return '/receipts';
  if (isDocument) return receiptPath(order);
  return order.is_mine ? '/receipts' : workPath(order.kind);
}

function OpenOrder({
  receipt,
  content,
}: Pick<ViewOrderProps, 'content'> & { readonly receipt: Receipt }) {
  const t = useT();
  const actions = useReceiptActions(receipt);
  const { transaction_id, delivery, can_cancel, is_mine, fulfilled_at, status } = receipt;
  const isOver = fulfilled_at !== null || status === 'rejected';
  return (
    <>
      <Panel>
        <OrderNow receipt={receipt}>
          <OrderWay receipt={receipt} />
        </OrderNow>
        <OrderActions receipt={receipt} actions={actions} />
      </Panel>
      {isOnTheWayToTill(receipt) && can_cancel && <TillQr id={transaction_id} />}
      {content(receipt)}
      {delivery && (
        <ReceiptDelivery delivery={delivery} orderId={is_mine ? transaction_id : null} />
      )}
      <OrderDetails receipt={receipt} />
      {is_mine && isOver && <Again receipt={receipt} />}
      {can_cancel && (
        <Button
          kind="quiet"
          wide
          disabled={actions.isPending}
          onClick={() => void actions.cancel()}
        >
          {t('cancel_order')}
        </Button>
      )}
    </>
  );
}

/** Whether the client still has to show the order at the till. */
const isOnTheWayToTill = ({ method, status }: Receipt) =>
  method === 'cart_checkout' && status === 'in_progress';

/** Goods go into the cart; a period or places have to be chosen anew. */
function Again({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const { kind, lines } = receipt;
  const [line] = lines;
  if (!line) return null;
  if (kind === 'product') return <RepeatOrder receipt={receipt} />;
  if (!line.is_sold) return null;
  const { item_id } = line;
  return (
    <Way to={kind === 'rent' ? `/r/${item_id}/rent` : `/p/${item_id}`}>
      {t(kind === 'rent' ? 'book_again' : 'more_tickets')}
    </Way>
  );
}

const Way = styled(Link)`
  display: grid;
  place-items: center;
  min-height: ${size.touch};
  color: ${color.accentStrong};
  font-weight: ${weight.medium};
`;
