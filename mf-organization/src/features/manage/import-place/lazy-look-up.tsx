import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';

/** Loads after its page, together with the schemas and the form kit. */
export const LookUp = lazily(
  async () => (await import(/* webpackChunkName: "import-look-up" */ './look-up.tsx')).LookUp,
  <SkeletonCard />,
  atOnce,
);

export const ClaimPlace = lazily(
  async () => (await import(/* webpackChunkName: "import-claim" */ './claim-place.tsx')).ClaimPlace,
  <SkeletonCard />,
  atOnce,
);
