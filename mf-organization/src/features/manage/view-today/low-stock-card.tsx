import { ChevronRight } from 'lucide-react';
import { managementPath } from '@karavan/shared-api/contract/management-sections';
import type { OrganizationOverview } from '@karavan/shared-api/contract/overview';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { useT } from '../shared/translation.ts';
import { TodayCard, TodayRows } from './today-card.tsx';
import { RowLink, Words } from './today-row.ts';

interface LowStockCardProps {
  readonly organizationId: number;
  readonly low: NonNullable<OrganizationOverview['low_stock']>;
}

/** The sizes that run out first, each with the way to its stock, and the way to all. */
export function LowStockCard({ organizationId, low: { count, list } }: LowStockCardProps) {
  const t = useT();
  const path = managementPath(organizationId);
  return (
    <TodayCard
      title={t('low_stock', { number: count })}
      more={count > list.length ? { label: t('all'), to: `${path}/stock` } : undefined}
    >
      <TodayRows>
        {list.map(({ size_id, item_id, name, size, left, image }) => (
          <li key={size_id}>
            <RowLink to={`${path}/items/${item_id}/stock`}>
              <Thumbnail picture={image} size={44} />
              <Words>
                <strong>{size === '' ? name : `${name}, ${size}`}</strong>
                <small data-empty={left <= 0 || undefined}>
                  {left <= 0 ? t('stock_none') : t('stock_left', { number: left })}
                </small>
              </Words>
              <ChevronRight size={18} aria-hidden />
            </RowLink>
          </li>
        ))}
      </TodayRows>
    </TodayCard>
  );
}
