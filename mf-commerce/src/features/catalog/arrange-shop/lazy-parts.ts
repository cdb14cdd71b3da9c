import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { pageSkeleton } from '../shared/page-skeleton.tsx';

/** Loads after the frame of its page. */
export const CollectionList = lazily(
  async () =>
    (await import(/* webpackChunkName: "collection-list" */ './collection-list.tsx'))
      .CollectionList,
  pageSkeleton,
  atOnce,
);

export const PinnedItems = lazily(
  async () =>
    (await import(/* webpackChunkName: "collection-list" */ './pinned-items.tsx')).PinnedItems,
);

/** Loads after its page, together with the schemas and the form kit. */
export const CollectionForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "collection-form" */ './collection-form.tsx'))
      .CollectionForm,
  pageSkeleton,
  atOnce,
);
