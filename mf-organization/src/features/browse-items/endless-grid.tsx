import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { EndlessList } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { TILES } from '@karavan/shared-ui/grid-columns';
import { space } from '@karavan/shared-ui/tokens';
import { VirtualList } from '@karavan/shared-ui/virtual-list';
import { MoreButton } from '@karavan/shared-ui/more-button';
import { useT } from '../../shared/translation.ts';
import { OfferedItem } from './offered-item.tsx';
import { TILE_GAP } from './tile-grid.ts';

export interface EndlessGridProps {
  readonly items: EndlessList<FeedPost>;
  /** In pixels, once known: keeps the page's height while this grid replaces the plain one. */
  readonly tileHeight: number | undefined;
}

/** A virtualized grid that loads more as its end comes near. */
export function EndlessGrid({ items, tileHeight }: EndlessGridProps) {
  const t = useT();
  const { key } = useLocation();
  return (
    <VirtualList
      label={t('items')}
      items={items.items}
      keyOf={({ id }) => id}
      columns={TILES}
      gap={TILE_GAP}
      {...(tileHeight !== undefined && { rowHeight: tileHeight + TILE_GAP })}
      positionKey={key}
      hasMore={items.hasMore}
      isLoadingMore={items.isLoadingMore}
      onEndReached={items.loadMore}
      footer={
        <Footer>
          <MoreButton list={items} />
        </Footer>
      }
    >
      {(item) => <OfferedItem item={item} />}
    </VirtualList>
  );
}

const Footer = styled.div`
  padding-top: ${space[3]};
`;
