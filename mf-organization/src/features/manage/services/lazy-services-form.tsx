import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';

/** Loads after its page, together with the schemas and the form kit. */
export const ServicesForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "services-form" */ './services-form.tsx')).ServicesForm,
  <SkeletonCard />,
  atOnce,
);
