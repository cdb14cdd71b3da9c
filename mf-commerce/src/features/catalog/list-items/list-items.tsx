import { FileSpreadsheet } from 'lucide-react';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Managed } from '../../../shared/managed.tsx';
import { importItemsPath } from '../shared/items-paths.ts';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { useT, withCatalogTexts } from '../translation.ts';
import { ItemList } from './lazy-item-list.ts';

interface ListItemsProps {
  readonly organizationId: number;
}

/** What an organization sells, as its staff see it: found, filtered, and changed many at a time. */
export const ListItems = withCatalogTexts(List, pageSkeleton);

function List({ organizationId }: ListItemsProps) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <Managed
      organizationId={organizationId}
      section="items"
      actions={
        <Button
          size="small"
          kind="secondary"
          icon={<FileSpreadsheet size={18} aria-hidden />}
          onClick={() => void navigate(importItemsPath(organizationId))}
        >
          {t('exchange')}
        </Button>
      }
    >
      {({ id }) => <ItemList organizationId={id} />}
    </Managed>
  );
}
