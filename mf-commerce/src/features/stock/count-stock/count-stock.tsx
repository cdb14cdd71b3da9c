import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { Managed } from '../../../shared/managed.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { stockPaths } from '../shared/stock-paths.ts';
import { useT, withStockTexts } from '../translation.ts';

/** Loads after the frame of its page. */
const Count = lazily(
  async () => (await import(/* webpackChunkName: "stock-count" */ './count.tsx')).Count,
  pageSkeleton,
  atOnce,
);

/** The staff count what is there, several of them at once, each with their own phone. */
export const CountStock = withStockTexts(Page, pageSkeleton);

function Page({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  return (
    <Managed
      organizationId={organizationId}
      section="stock"
      title={t('count')}
      backTo={stockPaths(organizationId).list}
    >
      {({ id, time_zone }) => <Count organizationId={id} timeZone={time_zone} />}
    </Managed>
  );
}
