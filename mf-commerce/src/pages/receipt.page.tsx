import type { ComponentType } from 'react';
import { getReceipt } from '@karavan/shared-api/client/orders';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { useEndpoint } from '@karavan/shared-api/query';
import type { PageModule, PageParams } from '@karavan/shared-api/remote';
import { lazily } from '@karavan/shared-ui/lazily';
import { Panes } from '@karavan/shared-ui/panes';
import { withBookingTexts } from '../features/bookings/translation.ts';
import { withOrderTexts } from '../features/orders/translation.ts';
import { ViewOrder } from '../features/orders/view-order/view-order.tsx';
import { useT } from '../shared/translation.ts';
import { ReceiptsPane } from './receipts-pane.ts';
import { WorkPane } from './work-pane.ts';

const ReceiptBooking = lazily(async () =>
  withBookingTexts(
    (
      await import(
        /* webpackChunkName: "receipt-booking" */ '../features/bookings/on-receipt/receipt-booking.tsx'
      )
    ).ReceiptBooking,
  ),
);

const ReceiptTickets = lazily(async () =>
  withBookingTexts(
    (
      await import(
        /* webpackChunkName: "receipt-tickets" */ '../features/bookings/on-receipt/receipt-tickets.tsx'
      )
    ).ReceiptTickets,
  ),
);

/** What an order of each kind shows besides what all of them do. */
const CONTENT = {
  product: () => null,
  rent: ReceiptBooking,
  ticket: ReceiptTickets,
} satisfies Record<OrderKind, ComponentType<{ receipt: Receipt }>>;

function ReceiptContent({ receipt }: { readonly receipt: Receipt }) {
  const Content: ComponentType<{ receipt: Receipt }> = CONTENT[receipt.kind];
  return <Content receipt={receipt} />;
}

const Order = withOrderTexts(ViewOrder);

function OrderBesideOthers({ params }: { readonly params: PageParams }) {
  const t = useT();
  const id = Number(params['id']);
  const { data } = useEndpoint(getReceipt, { params: { id } });
  const order = (
    <Order key={id} id={id} content={(receipt) => <ReceiptContent receipt={receipt} />} />
  );
  // Staff have come from the list of their work, not from orders of their own.
  const isAtWork = data !== undefined && !data.is_mine;
  return (
    <Panes
      label={t(isAtWork ? 'work_orders' : 'receipts')}
      list={isAtWork ? <WorkPane order={data} /> : <ReceiptsPane openId={id} />}
      detail={order}
      detailKey={id}
    />
  );
}

/** /receipts/{id} and /receipts/rent/{id}: one order, and with `?document` its receipt. */
export const page: PageModule = {
  Component: OrderBesideOthers,
};
