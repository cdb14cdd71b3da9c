import { useLocation } from '@karavan/shared-api/router';
import type { FeedFilterControls } from '../../shared/feed/feed-filter.ts';
import { FiltersForm } from './filters-form.tsx';
import { withFilterTexts } from './translation.ts';

/** The filters of a search, beside what it finds. */
export const FiltersBeside = withFilterTexts(function FiltersBeside({
  controls,
}: {
  readonly controls: FeedFilterControls;
}) {
  return (
    <FiltersForm
      address={useLocation().search}
      withCategories
      heading="h2"
      onShow={(wanted) => controls.goTo(wanted)}
    />
  );
});
