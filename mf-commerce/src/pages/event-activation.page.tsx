import type { PageModule } from '@karavan/shared-api/remote';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { CheckInTickets } from '../features/bookings/check-in-tickets/check-in-tickets.tsx';
import { withBookingTexts } from '../features/bookings/translation.ts';

const Entrance = withBookingTexts(CheckInTickets, <PageSkeleton />);

/** /clients/{id}/event-activation/{eventID}: opened for staff by the code of a ticket. */
export const page: PageModule = {
  Component: ({ params }) => (
    <Entrance key={params['eventId']} eventId={Number(params['eventId'])} />
  ),
};
