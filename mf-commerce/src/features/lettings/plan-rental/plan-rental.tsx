import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { LettingPage } from '../shared/letting-page.tsx';
import { withLettingTexts } from '../translation.ts';

/** Loads after the frame of its page. */
const Plan = lazily(
  async () => (await import(/* webpackChunkName: "rental-plan" */ './plan.tsx')).Plan,
  <PageSkeleton />,
  atOnce,
);

interface PlanRentalProps {
  readonly organizationId: number;
  readonly itemId: number;
}

/** The calendar of a rental: what is free on each day, its bookings, and days that are let to nobody. */
export const PlanRental = withLettingTexts(
  ({ organizationId, itemId }: PlanRentalProps) => (
    <LettingPage organizationId={organizationId} itemId={itemId} view="calendar">
      {(rental) => <Plan organizationId={organizationId} rental={rental} />}
    </LettingPage>
  ),
  <PageSkeleton />,
);
