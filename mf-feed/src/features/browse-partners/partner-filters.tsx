import styled from 'styled-components';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { space } from '@karavan/shared-ui/tokens';
import type { FeedFilterControls } from '../../shared/feed/feed-filter.ts';
import { useCategories } from '../../shared/feed/feed-query.ts';
import { ViewButton } from '../../shared/feed/view-button.tsx';
import { FilterBar } from '../../shared/filter-bar.ts';
import { TitleField } from '../../shared/organizations/title-field.tsx';
import { useT } from '../../shared/translation.ts';
import { usePartnerT, withPartnerTexts } from './translation.ts';

/** Words, category and view of what partners offer. */
export const PartnerFilters = withPartnerTexts(function Filters({
  controls,
}: {
  readonly controls: FeedFilterControls;
}) {
  const t = useT();
  const partnerT = usePartnerT();
  const { filter, replace, setView } = controls;
  const categories = useCategories();
  return (
    <FilterBar>
      <Line>
        <TitleField
          label={partnerT('search_posts')}
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
});

const Line = styled.div`
  display: flex;
  gap: ${space[2]};
`;
