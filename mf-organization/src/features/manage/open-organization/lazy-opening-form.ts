import { lazily, atOnce } from '@karavan/shared-ui/lazily';
import { pageSkeleton } from '../shared/page-skeleton.tsx';

/** Loads after its page, together with the schemas and the form kit. */
export const OpeningForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "opening-form" */ './opening-form.tsx')).OpeningForm,
  pageSkeleton,
  atOnce,
);
