import { Search } from 'lucide-react';
import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { servedLazily } from '@karavan/shared-ui/served-lazily';
import { color, media, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import type { FeedFilterControls } from '../../shared/feed/feed-filter.ts';
import { FiltersButton, isFiltered } from '../../shared/feed/filters-button.tsx';
import { ViewLine } from '../../shared/feed/view-line.tsx';
import { useCategories } from '../../shared/feed/feed-query.ts';

/** Search, categories, subcategories, order and view of the feed. */
export function FeedToolbar({
  controls,
  category,
}: {
  readonly controls: FeedFilterControls;
  readonly category: string | undefined;
}) {
  const t = useT();
  const categories = useCategories();
  const { filter, selected, elsewhere } = controls;
  const current = categories.find(({ id }) => String(id) === filter.category);
  return (
    <Bar>
      <SearchLink to="/home/search">
        <Search size={20} aria-hidden />
        <span>{t('search')}</span>
      </SearchLink>
      <Categories aria-label={t('categories')}>
        <CategoryLink
          to={`/home/posts?${elsewhere}`}
          aria-current={filter.category ? undefined : 'page'}
        >
          {t('all_categories')}
        </CategoryLink>
        {categories.map(({ id, title }) => (
          <CategoryLink
            key={id}
            to={`/home/posts/${id}?${elsewhere}`}
            aria-current={id === current?.id ? 'page' : undefined}
          >
            {title}
          </CategoryLink>
        ))}
      </Categories>
      {current && current.subcategories.length > 0 && (
        <ChipRow label={t('subcategories')}>
          {current.subcategories.map(({ id, title }) => (
            <Chip
              key={id}
              pressed={selected.has(id)}
              onClick={() => controls.toggleSubcategory(id)}
            >
              {title}
            </Chip>
          ))}
        </ChipRow>
      )}
      <ViewLine controls={controls}>
        <FiltersButton controls={controls} category={category} />
      </ViewLine>
      {isFiltered(filter) && <FilterChips controls={controls} />}
    </Bar>
  );
}

/** As high as one line of them. */
const NoChips = styled.div`
  height: ${size.touch};
`;

const FilterChips = servedLazily(
  async () =>
    (await import(/* webpackChunkName: "part-filter-chips" */ '../../shared/feed/filter-chips.tsx'))
      .FilterChips,
  <NoChips />,
);

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[3]} ${space[4]};

  ${media.wide} {
    padding: ${space[2]} ${space[3]} 0;
  }
`;

const SearchLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  padding: 0 ${space[4]};
  border-radius: ${radius.full};
  background: ${color.fill};
  color: ${color.textMuted};

  ${media.wide} {
    display: none;
  }

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Categories = styled.nav`
  display: flex;
  gap: ${space[2]};
  margin: 0 calc(-1 * ${space[4]});
  padding: 2px ${space[4]};
  overflow-x: auto;
  scrollbar-width: none;

  ${media.wide} {
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
  }
`;

const CategoryLink = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  padding: 0 ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.surface};
  font: ${type.second};
  white-space: nowrap;

  &[aria-current] {
    border-color: ${color.text};
    background: ${color.text};
    color: ${color.surface};
  }
`;
