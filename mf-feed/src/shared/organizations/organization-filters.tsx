import { Map as MapIcon } from 'lucide-react';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { lazily } from '@karavan/shared-ui/lazily';
import { PlaceButton } from '../feed/place-button.tsx';
import { FilterBar } from '../filter-bar.ts';
import { useT } from '../translation.ts';
import type { OrganizationFilterControls } from './organization-filter.ts';
import { useMap } from './use-map.ts';
import { TitleField } from './title-field.tsx';
import { TypeChoice } from './type-choice.tsx';

interface OrganizationFiltersProps {
  readonly controls: OrganizationFilterControls;
  /** Whether one chooses what kind of organization it is. */
  readonly withTypes?: boolean;
  /** Whether one types a part of its title here. */
  readonly withTitle?: boolean;
  /** The one that all of them offer. */
  readonly service?: number;
}

/** What a list of organizations is narrowed by. */
export function OrganizationFilters({
  controls,
  withTypes = false,
  withTitle = true,
  service,
}: OrganizationFiltersProps) {
  const t = useT();
  const { filter, change } = controls;
  const openMap = useMap(service);
  const flag = (name: 'open_now' | 'verified') => () =>
    change({ [name]: filter[name] ? null : 'true' });
  return (
    <FilterBar>
      {withTitle && (
        <TitleField
          label={t('title_part')}
          value={filter.search ?? ''}
          onChange={(search) => change({ search })}
        />
      )}
      <ChipRow label={t('filters')}>
        <Chip
          pressed={false}
          icon={<MapIcon size={16} />}
          onClick={() => void openMap(filter.near)}
        >
          {t('on_map')}
        </Chip>
        <PlaceButton controls={{ filter, setPlace: change }} />
        {withTypes && (
          <TypeChoice value={filter.type} onChange={(wanted) => change({ type: wanted })} />
        )}
        <Chip pressed={filter.open_now !== null} onClick={flag('open_now')}>
          {t('open_now')}
        </Chip>
        <Chip pressed={filter.verified !== null} onClick={flag('verified')}>
          {t('verified_only')}
        </Chip>
        <NearChip near={filter.near} onChange={(near) => change({ near, within: null })} />
      </ChipRow>
    </FilterBar>
  );
}

const NearChip = lazily(
  async () => (await import(/* webpackChunkName: "near-chip" */ './near-chip.tsx')).NearChip,
);
