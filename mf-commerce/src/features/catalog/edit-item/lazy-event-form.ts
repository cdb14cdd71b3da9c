import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { pageSkeleton } from '../shared/page-skeleton.tsx';

/** Loads after its page, together with the schemas and the form kit. */
export const EventForm = lazily(
  async () => (await import(/* webpackChunkName: "event-form" */ './event-form.tsx')).EventForm,
  pageSkeleton,
  atOnce,
);
