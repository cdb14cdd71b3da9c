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

/** /receipts/{id} and /receipts/rent/{id}: one order. */
export const page: PageModule = {
  Component: ({ params }) => (
    <ViewReceipt
      key={params['id']}
      id={Number(params['id'])}
      content={(receipt) =>
        receipt.kind === 'rent' ? (
          <ReceiptBooking receipt={receipt} />
        ) : (
          receipt.kind === 'ticket' && <ReceiptTickets receipt={receipt} />
        )
      }
    />
  ),
};
