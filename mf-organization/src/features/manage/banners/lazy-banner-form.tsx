import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';

/** Loads after its page, together with the schemas and the form kit. */
export const BannerForm = lazily(
  async () => (await import(/* webpackChunkName: "banner-form" */ './banner-form.tsx')).BannerForm,
  <SkeletonCard />,
  atOnce,
);
