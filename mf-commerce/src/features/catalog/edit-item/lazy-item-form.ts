import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { pageSkeleton } from '../shared/page-skeleton.tsx';

/** Loads once the page is idle. */
export const ItemSelection = lazily(
  async () =>
    (await import(/* webpackChunkName: "item-selection" */ './item-selection.tsx')).ItemSelection,
);

/** Loads after its page, together with the schemas and the form kit. */
export const ItemForm = lazily(
  async () => (await import(/* webpackChunkName: "item-form" */ './item-form.tsx')).ItemForm,
  pageSkeleton,
  atOnce,
);
