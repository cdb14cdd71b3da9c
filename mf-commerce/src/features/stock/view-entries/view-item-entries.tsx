import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { Managed } from '../../../shared/managed.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { useT, withStockTexts } from '../translation.ts';

/** Loads after the frame of its page. */
const ItemEntries = lazily(
  async () =>
    (await import(/* webpackChunkName: "stock-item-entries" */ './item-entries.tsx')).ItemEntries,
  pageSkeleton,
  atOnce,
);

interface ViewItemEntriesProps {
  readonly organizationId: number;
  readonly itemId: number;
}

/** What has changed the stock of all sizes of a product. */
export const ViewItemEntries = withStockTexts(View, pageSkeleton);

function View({ organizationId, itemId }: ViewItemEntriesProps) {
  const t = useT();
  return (
    <Managed
      organizationId={organizationId}
      section="items"
      title={t('entries')}
      backTo={`/organizations/${organizationId}/manage/items/${itemId}`}
    >
      {({ id, time_zone }) => (
        <ItemEntries organizationId={id} itemId={itemId} timeZone={time_zone} />
      )}
    </Managed>
  );
}
