import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { Loading, SkeletonCard } from '@karavan/shared-ui/skeleton';
import { EmptyState, LoadFailure } from '@karavan/shared-ui/states';
import { media, space, type } from '@karavan/shared-ui/tokens';
import { MoreButton } from '@karavan/shared-ui/more-button';
import { useT } from '../../shared/translation.ts';
import type { EndlessGridProps } from './endless-grid.tsx';
import { OfferedItem } from './offered-item.tsx';
import { TileGrid } from './tile-grid.ts';
import { useOrganizationItems } from './organization-items-query.ts';

interface OrganizationItemsProps {
  readonly organizationId: number;
  /** Ways to its collections. */
  readonly chips?: ReactNode;
}

/** The organization's items, as an endless grid. */
export function OrganizationItems({ organizationId, chips }: OrganizationItemsProps) {
  const t = useT();
  return (
    <Section aria-labelledby="organization-items">
      <h2 id="organization-items">{t('items')}</h2>
      {chips}
      <Items organizationId={organizationId} />
    </Section>
  );
}

function Items({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const items = useOrganizationItems(organizationId);
  const grid = useRef<HTMLUListElement>(null);
  const endless = useEndlessGrid(grid);
  if (items.status === 'loading') return <ItemsSkeleton />;
  if (items.status === 'error') return <LoadFailure error={items.error} retry={items.retry} />;
  if (items.items.length === 0) {
    return <EmptyState scene="parcel" title={t('items_empty')} text={t('items_empty_text')} />;
  }
  if (endless) return endless.render({ items, tileHeight: endless.tileHeight });
  return (
    <>
      <TileGrid ref={grid} aria-label={t('items')}>
        {items.items.map((item) => (
          <li key={item.id}>
            <OfferedItem item={item} />
          </li>
        ))}
      </TileGrid>
      <MoreButton list={items} />
    </>
  );
}

type RenderGrid = (props: EndlessGridProps) => ReactElement;
let loaded: RenderGrid | undefined;

interface TakeOver {
  readonly render: RenderGrid;
  readonly tileHeight: number | undefined;
}

/**
 * The virtualized grid loads with the first scroll: the first screen does not need it. Until then,
 * or if it fails to load, the server's plain grid stays.
 */
function useEndlessGrid(plain: { readonly current: HTMLElement | null }): TakeOver | undefined {
  const [grid, setGrid] = useState<TakeOver | undefined>(
    () => loaded && { render: loaded, tileHeight: undefined },
  );
  useEffect(() => {
    if (loaded) return;
    const load = () =>
      void import(/* webpackChunkName: "endless-grid" */ './endless-grid.tsx').then(
        ({ EndlessGrid }) => {
          loaded = (props) => <EndlessGrid {...props} />;
          setGrid({ render: loaded, tileHeight: plain.current?.firstElementChild?.clientHeight });
        },
        () => undefined,
      );
    // Whoever is at the end already scrolls no more.
    if (window.scrollY > 0) return load();
    window.addEventListener('scroll', load, { once: true, passive: true });
    return () => window.removeEventListener('scroll', load);
  }, [plain]);
  return grid;
}

function ItemsSkeleton() {
  return (
    <Loading>
      <TileGrid as="div">
        <SkeletonCard />
        <SkeletonCard />
      </TileGrid>
    </Loading>
  );
}

const Section = styled.section`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  min-width: 0;
  padding: 0 ${space[4]};

  h2 {
    font: ${type.title2};
  }

  ${media.wide} {
    padding: 0;
  }
`;
