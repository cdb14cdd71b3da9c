import type { PageModule } from '@karavan/shared-api/remote';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { ChangeBooking } from '../features/bookings/change-booking/change-booking.tsx';
import { withBookingTexts } from '../features/bookings/translation.ts';

const Change = withBookingTexts(ChangeBooking, <PageSkeleton />);

/** /receipts/rent/{id}/change: another time of a booking. */
export const page: PageModule = {
  Component: ({ params }) => <Change key={params['id']} id={Number(params['id'])} />,
};
