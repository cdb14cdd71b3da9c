import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { Managed } from '../../../shared/managed.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { stockPaths } from '../shared/stock-paths.ts';
import { useT, withStockTexts } from '../translation.ts';

/** Loads after the frame of its page. */
const SizeEntries = lazily(
  async () =>
    (await import(/* webpackChunkName: "stock-entries" */ './size-entries.tsx')).SizeEntries,
  pageSkeleton,
  atOnce,
);

interface ViewSizeEntriesProps {
  readonly organizationId: number;
  readonly sizeId: number;
}

/** What has changed the stock of a size: who, when and why. */
export const ViewSizeEntries = withStockTexts(View, pageSkeleton);

function View({ organizationId, sizeId }: ViewSizeEntriesProps) {
  const t = useT();
  return (
    <Managed
      organizationId={organizationId}
      section="stock"
      title={t('entries')}
      backTo={stockPaths(organizationId).list}
    >
      {({ id, time_zone }) => (
        <SizeEntries organizationId={id} sizeId={sizeId} timeZone={time_zone} />
      )}
    </Managed>
  );
}
