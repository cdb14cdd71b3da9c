import type { ComponentType } from 'react';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { PageModule } from '@karavan/shared-api/remote';
import { lazily } from '@karavan/shared-ui/lazily';
import { withBookingTexts } from '../features/bookings/translation.ts';
import { ViewReceipt } from '../features/shop/view-receipts/view-receipt.tsx';

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

/** /receipts/{id} and /receipts/rent/{id}: one order. */
export const page: PageModule = {
  Component: ({ params }) => (
    <ViewReceipt
      key={params['id']}
      id={Number(params['id'])}
      content={(receipt) => <ReceiptContent receipt={receipt} />}
    />
  ),
};
