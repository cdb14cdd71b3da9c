import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '@karavan/shared-ui/button';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Feed } from '../../shared/feed/feed.tsx';
import type { FeedFilterControls } from '../../shared/feed/feed-filter.ts';
import { useFeed } from '../../shared/feed/feed-query.ts';
import { FilterChips, useChosenFilters } from '../../shared/feed/filter-chips.tsx';
import { FiltersButton } from '../../shared/feed/filters-button.tsx';
import { ViewLine } from '../../shared/feed/view-line.tsx';
import { useT } from '../../shared/translation.ts';
import { CategoryLinks } from './category-links.tsx';
import { FoundOrganizations } from './found-organizations.tsx';
import { Beside, Layout, Opener } from './results-layout.ts';
import { useFoundOrganizations } from './search-query.ts';

interface SearchResultsProps {
  readonly controls: FeedFilterControls;
  /** The same filters as behind the button, where there is room beside the results. */
  readonly filters: ReactNode;
}

/** What a search finds: organizations in a row, and goods below them. */
export function SearchResults({ controls, filters }: SearchResultsProps) {
  const t = useT();
  const { filter } = controls;
  const search = filter.search ?? '';
  const { besides } = useFeed(filter);
  const organizations = useFoundOrganizations(filter).data?.list ?? [];
  const corrected = besides?.corrected_search;
  return (
    <Layout>
      <Beside aria-label={t('filters')}>{filters}</Beside>
      <div>
        <Lines>
          <ViewLine controls={controls}>
            <Opener>
              <FiltersButton controls={controls} withCategories />
            </Opener>
          </ViewLine>
          <FilterChips controls={controls} />
        </Lines>
        {corrected && (
          <Corrected role="status">
            <span>{t('corrected', { text: corrected })}</span>
            <Exactly kind="quiet" size="small" onClick={() => controls.replace(['exact'], 'true')}>
              {t('search_exactly', { text: search })}
            </Exactly>
          </Corrected>
        )}
        <FoundOrganizations organizations={organizations} search={search} />
        <Feed
          filter={filter}
          empty={<NothingFound controls={controls} hasOrganizations={organizations.length > 0} />}
        />
      </div>
    </Layout>
  );
}

interface NothingFoundProps {
  readonly controls: FeedFilterControls;
  readonly hasOrganizations: boolean;
}

/** What to try instead. */
function NothingFound({ controls, hasOrganizations }: NothingFoundProps) {
  const t = useT();
  const { filter } = controls;
  const names = useChosenFilters(filter).flatMap((chosen) => chosen.names);
  const hiding = [...names, ...HIDING.filter((name) => filter[name])];
  const isHidden = hiding.length > 0;
  return (
    <>
      <EmptyState
        scene="search"
        title={
          hasOrganizations
            ? t('goods_not_found')
            : t('not_found_for', { text: filter.search ?? '' })
        }
        text={isHidden ? t('not_found_filtered') : t('not_found_advice')}
        {...(isHidden && {
          action: {
            label: t('remove_filters'),
            run: () => controls.replace(hiding),
          },
        })}
      />
      <CategoryLinks />
    </>
  );
}

/** Filters that have no chip. */
const HIDING = ['category', 'country', 'city', 'exact'] as const;

const Lines = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: 0 ${space[4]};
`;

const Corrected = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  padding: ${space[2]} ${space[4]} 0;
  color: ${color.textMuted};
  font: ${type.second};
`;

/** Stands in line with the text where it wraps below it. */
const Exactly = styled(Button)`
  margin-inline-start: calc(-1 * ${space[3]});
`;
