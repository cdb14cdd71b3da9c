import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';

/** Loads after the page that it stands on. */
export const InstagramPanel = lazily(
  async () =>
    (await import(/* webpackChunkName: "instagram-panel" */ './instagram-panel.tsx'))
      .InstagramPanel,
  <SkeletonCard />,
);
