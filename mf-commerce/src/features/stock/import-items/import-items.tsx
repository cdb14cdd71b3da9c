import type { ReactNode } from 'react';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { Managed } from '../../../shared/managed.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { useT, withStockTexts } from '../translation.ts';

/** Loads after the frame of its page. */
const Sheets = lazily(
  async () => (await import(/* webpackChunkName: "item-sheets" */ './sheets.tsx')).Sheets,
  pageSkeleton,
  atOnce,
);

/** Products go out as a sheet, and come back changed: checked first, then applied all at once. */
export const ImportItems = withStockTexts(Page, pageSkeleton);

interface ImportItemsProps {
  readonly organizationId: number;
  /** Other ways of bringing products in. */
  readonly children?: ReactNode;
}

function Page({ organizationId, children }: ImportItemsProps) {
  const t = useT();
  return (
    <Managed
      organizationId={organizationId}
      section="items"
      title={t('import')}
      backTo={`/organizations/${organizationId}/manage/items`}
    >
      {({ id }) => (
        <>
          <Sheets organizationId={id} />
          {children}
        </>
      )}
    </Managed>
  );
}
