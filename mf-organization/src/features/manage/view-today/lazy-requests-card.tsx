import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';

/** Loads after the page, with what writes: on most days nobody asks. */
export const RequestsCard = lazily(
  async () =>
    (await import(/* webpackChunkName: "requests-card" */ './requests-card.tsx')).RequestsCard,
  <SkeletonCard />,
);
