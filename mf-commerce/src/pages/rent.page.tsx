import type { PageModule } from '@karavan/shared-api/remote';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { BookRental } from '../features/bookings/book-rental/book-rental.tsx';
import { withBookingTexts } from '../features/bookings/translation.ts';

const Rent = withBookingTexts(BookRental, <PageSkeleton />);

/** /r/{id}/rent: booking a rental. */
export const page: PageModule = {
  Component: ({ params }) => <Rent key={params['id']} id={Number(params['id'])} />,
};
