import { MapPin } from 'lucide-react';
import { listCities } from '@karavan/shared-api/client/regions';
import { useEndpoint } from '@karavan/shared-api/query';
import type { Region } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { Flag } from '@karavan/shared-ui/flag';
import { PickList } from '../pick-list.tsx';
import { useT } from '../translation.ts';

interface CityStepProps {
  readonly country: Pick<Region, 'code' | 'name'>;
  readonly selected: string | null;
  /** It is in some city, which need not be in the list. */
  readonly isAddress: boolean;
  onOtherCountry(): void;
  /** Null means the whole country. */
  onPick(city: string | null): void;
}

const WHOLE_COUNTRY = '';

/** Loads the cities of a country from the server. */
export function CityStep({ country, selected, isAddress, onOtherCountry, onPick }: CityStepProps) {
  const t = useT();
  const cities = useEndpoint(listCities, { query: { country: country.code } });
  return (
    <AsyncView query={cities} skeleton={<PageSkeleton />} failure={{ title: t('list_failed') }}>
      {({ results: { cities: list } }) => (
        <PickList
          title={country.name}
          options={[
            ...(isAddress
              ? []
              : [
                  {
                    value: WHOLE_COUNTRY,
                    label: t('whole_country'),
                    start: <Flag country={country.code} />,
                  },
                ]),
            ...list.map(({ value, name }) => ({
              value,
              label: name,
              otherNames: [value],
              start: <MapPin size={24} />,
            })),
          ]}
          selected={selected ?? WHOLE_COUNTRY}
          searchable
          {...(isAddress && { other: (city: string) => t('other_city', { city }) })}
          onPick={(value) => onPick(value || null)}
        >
          <Button
            kind="secondary"
            wide
            icon={<Flag country={country.code} />}
            onClick={onOtherCountry}
          >
            {t('other_country')}
          </Button>
        </PickList>
      )}
    </AsyncView>
  );
}
