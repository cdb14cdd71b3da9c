import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { Managed } from '../../../shared/managed.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { stockPaths } from '../shared/stock-paths.ts';
import { useT, withStockTexts } from '../translation.ts';

/** Loads after the frame of its page. */
const Links = lazily(
  async () => (await import(/* webpackChunkName: "stock-links" */ './links.tsx')).Links,
  pageSkeleton,
  atOnce,
);

interface ShareStockProps {
  readonly organizationId: number;
  readonly sizeId: number;
}

/** Which posts sell from the stock of a size: joined, and parted again. */
export const ShareStock = withStockTexts(Share, pageSkeleton);

function Share({ organizationId, sizeId }: ShareStockProps) {
  const t = useT();
  return (
    <Managed
      organizationId={organizationId}
      section="stock"
      title={t('links')}
      backTo={stockPaths(organizationId).size(sizeId)}
    >
      {({ id }) => <Links organizationId={id} sizeId={sizeId} />}
    </Managed>
  );
}
