import { useAtomValue } from 'jotai';
import { countryName } from '@karavan/shared-api/contract/country-name';
import { listCities } from '@karavan/shared-api/client/regions';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell, type RegionChoice } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { Chip } from '@karavan/shared-ui/chip';
import { useT } from '../translation.ts';

interface PlaceButtonProps {
  readonly controls: {
    readonly filter: RegionChoice;
    setPlace(place: RegionChoice): void;
  };
}

/** Filters by place: everywhere, a country or one of its cities. */
export function PlaceButton({ controls }: PlaceButtonProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { overlays } = useShell();
  const { country, city } = controls.filter;
  const query = country ? { country } : {};
  const cities = useEndpoint(listCities, { query }, { enabled: city !== null });
  const choose = async () => {
    const place = await overlays.open('region_select', { filter: { country, city } });
    if (place) controls.setPlace(place as RegionChoice);
  };
  const label = () => {
    const found = cities.data?.results.cities.find(({ value }) => value === city);
    if (city) return found?.name ?? city;
    return country ? countryName(country, locale) : t('everywhere');
  };
  return (
    <Chip pressed={country !== null} onClick={() => void choose()}>
      {label()}
    </Chip>
  );
}
