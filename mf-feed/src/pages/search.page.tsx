import { useRef, useState } from 'react';
import { useStore } from 'jotai';
import styled from 'styled-components';
import { useHeader, type PageModule } from '@karavan/shared-api/remote';
import { useSearchParams } from '@karavan/shared-api/router';
import { lazily } from '@karavan/shared-ui/lazily';
import { servedLazily } from '@karavan/shared-ui/served-lazily';
import { useCollapsingChrome } from '@karavan/shared-ui/collapsing-chrome';
import { media, space } from '@karavan/shared-ui/tokens';
import { useFeedFilter } from '../shared/feed/feed-filter.ts';
import { CategoryLinks } from '../features/search/category-links.tsx';
import { SearchField } from '../features/search/search-field.tsx';
import { searchHistoryOf } from '../features/search/search-history.ts';
import { SearchHistory } from '../features/search/search-history-list.tsx';
import { prefetchSearch } from '../features/search/search-query.ts';
import { SearchTabs, searchTabOf } from '../features/search/search-tabs.tsx';
import { FeedSkeleton } from '../shared/feed-skeleton.tsx';
import { CollapsingBar } from '../shared/collapsing-bar.ts';
import { RESULTS_BESIDE } from '../features/search/results-layout.ts';
import { useT } from '../shared/translation.ts';

/** /home/search: the search history, suggestions and results. */
export const page: PageModule = { Component: SearchPage, prefetch: prefetchSearch };

function SearchPage() {
  const t = useT();
  const [address, setAddress] = useSearchParams();
  const searched = address.get('search') ?? '';
  const tab = searchTabOf(address);
  const controls = useFeedFilter(undefined);
  const bar = useRef<HTMLDivElement>(null);
  const history = searchHistoryOf(useStore());
  useCollapsingChrome(bar);
  const [text, setText] = useState(searched);
  useHeader(null);

  function search(wanted: string): void {
    setText(wanted);
    history.remember(wanted);
    const found = tab === 'posts' ? { view: 'GRID' } : { show: tab };
    setAddress({ search: wanted, ...found }, { replace: searched !== '' });
  }

  const showsFinds = text !== '' && text === searched;
  return (
    <Page $wide={showsFinds}>
      <h1 className="visually-hidden">{t('search')}</h1>
      <CollapsingBar ref={bar}>
        <SearchField value={text} onChange={setText} onSubmit={search} />
        {showsFinds && <SearchTabs address={address} />}
      </CollapsingBar>
      {showsFinds && tab === 'organizations' ? (
        <SearchOrganizations />
      ) : showsFinds ? (
        <SearchResults controls={controls} filters={<FiltersBeside controls={controls} />} />
      ) : text === '' ? (
        <>
          <SearchHistory onChoose={search} />
          <CategoryLinks />
        </>
      ) : (
        <SearchSuggestions text={text} onChoose={search} />
      )}
    </Page>
  );
}

const SearchSuggestions = lazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "while-typing" */ '../features/search/while-typing/search-suggestions.tsx'
      )
    ).SearchSuggestions,
);

const SearchResults = servedLazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "part-search-results" */ '../features/search/search-results.tsx'
      )
    ).SearchResults,
  <FeedSkeleton />,
);

const SearchOrganizations = servedLazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "part-search-organizations" */ '../features/search/search-organizations.tsx'
      )
    ).SearchOrganizations,
  <FeedSkeleton />,
);

/** From the width on at which results leave room for it. */
const FiltersBeside = lazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "filters-beside" */ '../features/filter-feed/filters-beside.tsx'
      )
    ).FiltersBeside,
  null,
  (run) => {
    const list = matchMedia(RESULTS_BESIDE);
    list.onchange = run;
    if (list.matches) run();
    return () => (list.onchange = null);
  },
);

/** Results use the full width; suggestions use one column. */
const Page = styled.div<{ readonly $wide: boolean }>`
  max-width: ${({ $wide }) => ($wide ? '1680px' : '720px')};
  margin: 0 auto;
  padding-bottom: ${space[5]};

  ${media.wide} {
    padding-inline: ${space[3]};
  }
`;
