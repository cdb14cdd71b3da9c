import type { PageModule } from '@karavan/shared-api/remote';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { LetIn } from '../features/bookings/check-in-tickets/check-in-tickets.tsx';
import { withBookingTexts } from '../features/bookings/translation.ts';

const Entrance = withBookingTexts(LetIn, <PageSkeleton />);

/** /clients/{id}/event-activation/{eventID}: what the code of a ticket opens for staff. */
export const page: PageModule = {
  Component: ({ params }) => (
    <Entrance key={params['eventId']} eventId={Number(params['eventId'])} />
  ),
};
