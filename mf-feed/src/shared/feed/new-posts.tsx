import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { askForNewerPosts } from '@karavan/shared-api/client/feed';
import { NEW_POSTS_POLL_INTERVAL } from '@karavan/shared-api/contract/limits';
import { endpointOptions, useApi } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { scrollPageToTop } from '@karavan/shared-ui/scroll-page-to-top';
import { layer, radius, shadow, size, space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { whichPosts, type FeedFilter } from './feed-filter.ts';

interface NewPostsProps {
  readonly filter: FeedFilter;
  /** The post currently at the top. */
  readonly topId: number;
  /** Loads the newer posts; resolves once they are shown. */
  onShow(): Promise<unknown>;
}

/** Offers newer posts instead of moving what someone is reading. */
export function NewPosts({ filter, topId, onShow }: NewPostsProps) {
  const t = useT();
  const [isLoading, setLoading] = useState(false);
  const queries = useQueryClient();
  const question = endpointOptions(useApi(), askForNewerPosts, {
    query: { than: topId, ...whichPosts(filter) },
  });
  const { data } = useQuery({
    ...question,
    // A list that has just loaded needs no check.
    initialData: { has_newer: false },
    staleTime: NEW_POSTS_POLL_INTERVAL,
    refetchInterval: ({ state }) => !state.data?.has_newer && NEW_POSTS_POLL_INTERVAL,
  });

  async function show(): Promise<void> {
    scrollPageToTop();
    setLoading(true);
    await onShow();
    queries.setQueryData(question.queryKey, { has_newer: false });
    setLoading(false);
  }

  return (
    <Place role="status">
      {data.has_newer && (
        <Pill
          size="small"
          icon={<ArrowUp size={18} />}
          loading={isLoading}
          onClick={() => void show()}
        >
          {t('new_posts')}
        </Pill>
      )}
    </Place>
  );
}

/** Takes no space, and sticks below the header while the feed scrolls. */
const Place = styled.div`
  position: sticky;
  top: calc(${size.header} + var(--toolbar-height, 0px) + ${space[3]});
  z-index: ${layer.chrome};
  display: flex;
  justify-content: center;
  height: 0;
`;

const Pill = styled(Button)`
  flex: none;
  border-radius: ${radius.full};
  box-shadow: ${shadow.floating};
`;
