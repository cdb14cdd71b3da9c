import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { countryName } from '@karavan/shared-api/contract/country-name';
import type { RegionChoice } from '@karavan/shared-api/remote';
import { localeAtom, type Region } from '@karavan/shared-api/state';
import { chooseRegion } from '../../preferences/choose-region.ts';
import type { ShellOverlayProps } from '../shell-overlay-props.ts';
import { CityStep } from './city-step.tsx';
import { CountryStep } from './country-step.tsx';

/** country, and for a filter or an address -> city */
export function Overlay({
  services,
  props: { filter, address },
  close,
}: ShellOverlayProps<'region_select'>) {
  const locale = useAtomValue(localeAtom);
  // Most who tell where they are are where their country is known already.
  const known = address?.country ?? null;
  const [country, setCountry] = useState<Pick<Region, 'code' | 'name'> | null>(
    known === null ? null : { code: known, name: countryName(known, locale) },
  );
  const answer = (choice: RegionChoice) => close(choice);

  async function pick(region: Region): Promise<void> {
    if (filter ?? address) setCountry(region);
    else {
      await chooseRegion(services, region);
      close(region);
    }
  }

  if (country) {
    return (
      <CityStep
        country={country}
        selected={(address ?? filter)?.city ?? null}
        isAddress={address !== undefined}
        onOtherCountry={() => setCountry(null)}
        onPick={(city) => answer({ country: country.code, city })}
      />
    );
  }
  return (
    <CountryStep
      services={services}
      purpose={address ? 'address' : filter ? 'filter' : 'own'}
      selected={(address ?? filter)?.country ?? null}
      onPick={(region) => void pick(region)}
      onEverywhere={() => answer({ country: null, city: null })}
      onDetected={close}
    />
  );
}
