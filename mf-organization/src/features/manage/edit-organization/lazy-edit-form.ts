import { lazily, atOnce } from '@karavan/shared-ui/lazily';
import { pageSkeleton } from '../shared/page-skeleton.tsx';

/** Loads after its page, together with the schemas and the form kit. */
export const EditForm = lazily(
  async () => (await import(/* webpackChunkName: "edit-form" */ './edit-form.tsx')).EditForm,
  pageSkeleton,
  atOnce,
);
