import styled from 'styled-components';
import { useSearchParams } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { EmptyState, ErrorState } from '@karavan/shared-ui/states';
import { media, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { useFeed } from './feed-query.ts';
import { PostCard } from './post-card.tsx';

/** Posts above the fold, whose pictures load first. */
const FIRST_SCREEN = 2;

/** The endless list of posts, of one category or of all. */
export function Feed({ category }: { readonly category: string | undefined }) {
  const t = useT();
  const [search] = useSearchParams();
  const feed = useFeed({ category, order: search.get('order_by') });

  if (feed.status === 'loading') return <FeedSkeleton label={t('loading')} />;
  if (feed.status === 'error') {
    return (
      <ErrorState
        title={t('feed_failed')}
        text={t('feed_failed_text')}
        action={{ label: t('try_again'), run: feed.retry }}
      />
    );
  }
  if (feed.items.length === 0)
    return <EmptyState title={t('feed_empty')} text={t('feed_empty_text')} />;
  return (
    <Column>
      <h1 className="visually-hidden">{t('feed_title')}</h1>
      <List>
        {feed.items.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} priority={index < FIRST_SCREEN} />
          </li>
        ))}
      </List>
      {feed.error && (
        <Button kind="secondary" wide onClick={feed.retry}>
          {t('try_again')}
        </Button>
      )}
      {feed.hasMore && (
        <Button kind="secondary" wide loading={feed.isLoadingMore} onClick={feed.loadMore}>
          {t('feed_more')}
        </Button>
      )}
    </Column>
  );
}

const Column = styled.div`
  max-width: 1120px;
  margin: 0 auto;
  padding: ${space[3]} 0 ${space[5]};

  ${media.wide} {
    padding: ${space[5]};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};

  ${media.wide} {
    grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
    gap: ${space[5]};
  }
`;
