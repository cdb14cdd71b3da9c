import styled from 'styled-components';
import { media, space } from '@karavan/shared-ui/tokens';
import { HomeBar } from '../../shared/home-bar.tsx';
import { useT } from '../../shared/translation.ts';
import { Feed } from '../../shared/feed/feed.tsx';
import { useFeedFilter } from '../../shared/feed/feed-filter.ts';
import { FeedToolbar } from './feed-toolbar.tsx';

/** The feed with its filters above it. */
export function BrowseFeed({ category }: { readonly category: string | undefined }) {
  const t = useT();
  const controls = useFeedFilter(category);
  return (
    <Page $isGrid={controls.filter.view === 'GRID'}>
      <h1 className="visually-hidden">{t('feed_title')}</h1>
      <HomeBar current="posts">
        <FeedToolbar controls={controls} category={category} />
      </HomeBar>
      <Feed filter={controls.filter} />
    </Page>
  );
}

const Page = styled.div<{ readonly $isGrid: boolean }>`
  padding-bottom: ${space[5]};

  ${media.wide} {
    max-width: ${({ $isGrid }) => ($isGrid ? '1680px' : '1240px')};
    margin: 0 auto;
    padding: ${space[3]};
  }
`;
