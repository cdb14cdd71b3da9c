import styled from 'styled-components';
import { listPartnerPosts } from '@karavan/shared-api/client/partners';
import { useEndlessList } from '@karavan/shared-api/query';
import { lazily } from '@karavan/shared-ui/lazily';
import { EmptyState } from '@karavan/shared-ui/states';
import { size, space } from '@karavan/shared-ui/tokens';
import { useFeedFilter } from '../../shared/feed/feed-filter.ts';
import { PostList } from '../../shared/post-list.tsx';
import { useT } from '../../shared/translation.ts';
import { postsOfPartners } from './partners-query.ts';

/** What the partners of an organization offer, narrowed by category and words. */
export function PartnerPosts({ id }: { readonly id: number }) {
  const t = useT();
  const controls = useFeedFilter(undefined);
  const { filter, replace } = controls;
  const isNarrowed = [filter.category, filter.search].some(Boolean);
  return (
    <>
      <Room>
        <PartnerFilters controls={controls} />
      </Room>
      <PostList
        posts={useEndlessList(listPartnerPosts, postsOfPartners(id, filter))}
        label={t('posts')}
        view={filter.view}
        empty={
          <EmptyState
            scene="calm"
            title={t('feed_empty')}
            {...(isNarrowed && {
              text: t('not_found_filtered'),
              action: { label: t('remove_filters'), run: () => replace(['category', 'search']) },
            })}
          />
        }
      />
    </>
  );
}

const PartnerFilters = lazily(
  async () =>
    (await import(/* webpackChunkName: "partner-filters" */ './partner-filters.tsx'))
      .PartnerFilters,
);

/** As high before they have loaded. */
const Room = styled.div`
  min-height: calc(2 * ${size.touch} + 3 * ${space[3]});
`;
