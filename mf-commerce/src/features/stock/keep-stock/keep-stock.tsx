import { ScanBarcode } from 'lucide-react';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { Managed } from '../../../shared/managed.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { stockPaths } from '../shared/stock-paths.ts';
import { useT, withStockTexts } from '../translation.ts';

/** Loads after the frame of its page. */
const StockList = lazily(
  async () => (await import(/* webpackChunkName: "stock-list" */ './stock-list.tsx')).StockList,
  pageSkeleton,
  atOnce,
);

/** What an organization has of each size, for its staff: found, filtered, and changed with the reason. */
export const KeepStock = withStockTexts(Keep, pageSkeleton);

function Keep({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <Managed
      organizationId={organizationId}
      section="stock"
      actions={
        <Button
          size="small"
          icon={<ScanBarcode size={18} aria-hidden />}
          onClick={() => void navigate(stockPaths(organizationId).count)}
        >
          {t('count')}
        </Button>
      }
    >
      {({ id }) => <StockList organizationId={id} />}
    </Managed>
  );
}
