import { SlidersHorizontal } from 'lucide-react';
import { useShell } from '@karavan/shared-api/remote';
import { useLocation } from '@karavan/shared-api/router';
import { Chip } from '@karavan/shared-ui/chip';
import { useT } from '../translation.ts';
import type { FeedFilter, FeedFilterControls } from './feed-filter.ts';

/** Opens the filters that are changed together. */
export function FiltersButton({
  controls,
  category,
  withCategories = false,
}: {
  readonly controls: FeedFilterControls;
  /** Of the page's path. */
  readonly category?: string | undefined;
  readonly withCategories?: boolean;
}) {
  const t = useT();
  const { overlays } = useShell();
  const { search: address } = useLocation();
  async function choose(): Promise<void> {
    const props = { address, withCategories, ...(category && { category }) };
    const wanted = await overlays.open('feed_filters', props);
    if (typeof wanted === 'string') controls.goTo(wanted);
  }
  return (
    <Chip
      pressed={isFiltered(controls.filter)}
      icon={<SlidersHorizontal size={16} />}
      onClick={() => void choose()}
    >
      {t('filters')}
    </Chip>
  );
}

/** What has a chip when it is chosen. */
const CHOSEN = ['kinds', 'price_from', 'price_to', 'size', 'available', 'within'] as const;

/** Whether any filter is chosen. */
export const isFiltered = (filter: FeedFilter) => CHOSEN.some((name) => filter[name]);
