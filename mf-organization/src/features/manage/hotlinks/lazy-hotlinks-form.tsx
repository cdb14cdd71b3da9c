import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';

/** Loads after its page, together with the schemas and the form kit. */
export const HotlinksForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "hotlinks-form" */ './hotlinks-form.tsx')).HotlinksForm,
  <SkeletonCard />,
  atOnce,
);
