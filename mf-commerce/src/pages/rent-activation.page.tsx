import type { PageModule } from '@karavan/shared-api/remote';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { HandOverRental } from '../features/bookings/hand-over-rental/hand-over-rental.tsx';
import { withBookingTexts } from '../features/bookings/translation.ts';

const HandOver = withBookingTexts(HandOverRental, <PageSkeleton />);

/** /clients/{id}/rent-activation/{bookingID}: opened for staff by the code of a booking. */
export const page: PageModule = {
  Component: ({ params }) => (
    <HandOver
      key={params['bookingId']}
      clientId={Number(params['id'])}
      bookingId={Number(params['bookingId'])}
    />
  ),
};
