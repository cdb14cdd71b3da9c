import type { PageModule } from '@karavan/shared-api/remote';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { HoldTickets } from '../features/bookings/hold-tickets/hold-tickets.tsx';
import { withBookingTexts } from '../features/bookings/translation.ts';

/** /tickets: what others have handed to the reader, or offer now. */
export const page: PageModule = { Component: withBookingTexts(HoldTickets, <PageSkeleton />) };
