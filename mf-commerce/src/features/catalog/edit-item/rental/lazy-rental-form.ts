import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { pageSkeleton } from '../../shared/page-skeleton.tsx';

/** Loads after its page, together with the schemas and the form kit. */
export const RentalForm = lazily(
  async () => (await import(/* webpackChunkName: "rental-form" */ './rental-form.tsx')).RentalForm,
  pageSkeleton,
  atOnce,
);
