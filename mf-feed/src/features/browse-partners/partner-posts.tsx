import styled from 'styled-components';
import { listPartnerPosts } from '@karavan/shared-api/client/partners';
import { useEndlessList } from '@karavan/shared-api/query';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { useFeedFilter, type FeedFilterControls } from '../../shared/feed/feed-filter.ts';
import { useCategories } from '../../shared/feed/feed-query.ts';
import { ViewButton } from '../../shared/feed/view-button.tsx';
import { FilterBar } from '../../shared/filter-bar.ts';
import { TitleField } from '../../shared/organizations/title-field.tsx';
import { PostList } from '../../shared/post-list.tsx';
import { useT } from '../../shared/translation.ts';
import { postsOfPartners } from './partners-query.ts';

/** What the partners of an organization offer, narrowed by category and words. */
export function PartnerPosts({ id }: { readonly id: number }) {
  const t = useT();
  const controls = useFeedFilter(undefined);
  const { filter, replace } = controls;
  const isNarrowed = Boolean(filter.category ?? filter.search);
  return (
    <>
      <Filters controls={controls} />
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

function Filters({ controls }: { readonly controls: FeedFilterControls }) {
  const t = useT();
  const { filter, replace, setView } = controls;
  const categories = useCategories();
  return (
    <FilterBar>
      <Line>
        <TitleField
          label={t('search_posts')}
          value={filter.search ?? ''}
          onChange={(search) => replace(['search'], search)}
        />
        <ViewButton view={filter.view} onChange={setView} />
      </Line>
      <ChipRow label={t('categories')}>
        {categories.map(({ id, title }) => {
          const isChosen = filter.category === String(id);
          return (
            <Chip
              key={id}
              pressed={isChosen}
              onClick={() => replace(['category'], isChosen ? '' : String(id))}
            >
              {title}
            </Chip>
          );
        })}
      </ChipRow>
    </FilterBar>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${space[2]};
`;
