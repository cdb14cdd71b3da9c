import { useRef } from 'react';
import styled from 'styled-components';
import { useHeader } from '@karavan/shared-api/remote';
import { useCollapsingChrome } from '@karavan/shared-ui/collapsing-chrome';
import { media, size, space } from '@karavan/shared-ui/tokens';
import { CollapsingBar } from '../../shared/collapsing-bar.ts';
import { useT } from '../../shared/translation.ts';
import { Feed } from '../../shared/feed/feed.tsx';
import { useFeedFilter } from '../../shared/feed/feed-filter.ts';
import { FeedToolbar } from './feed-toolbar.tsx';

/** The feed with its filters: above it on a phone, beside it on a wide screen. */
export function BrowseFeed({ category }: { readonly category: string | undefined }) {
  const t = useT();
  const controls = useFeedFilter(category);
  const bar = useRef<HTMLDivElement>(null);
  useCollapsingChrome(bar);
  useHeader(null);
  return (
    <Layout $isWide={controls.filter.view === 'GRID'}>
      <h1 className="visually-hidden">{t('feed_title')}</h1>
      <Aside ref={bar}>
        <FeedToolbar controls={controls} category={category} />
      </Aside>
      <Feed filter={controls.filter} inColumn />
    </Layout>
  );
}

const Layout = styled.div<{ readonly $isWide: boolean }>`
  padding-bottom: ${space[5]};

  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, ${({ $isWide }) => ($isWide ? '1fr' : '600px')}) 280px;
    justify-content: center;
    align-items: start;
    gap: ${space[5]};
    max-width: 1680px;
    margin: 0 auto;
    padding: ${space[5]};
  }
`;

const Aside = styled(CollapsingBar)`
  ${media.wide} {
    position: sticky;
    top: calc(${size.header} + ${space[5]});
    grid-column: 2;
    grid-row: 1;
  }
`;
