import { useState } from 'react';
import type { RegionChoice } from '@karavan/shared-api/remote';
import type { Region } from '@karavan/shared-api/state';
import { chooseRegion } from '../../preferences/choose-region.ts';
import type { ShellOverlayProps } from '../shell-overlay-props.ts';
import { CityStep } from './city-step.tsx';
import { CountryStep } from './country-step.tsx';

/** country, and for a filter -> city */
export function Overlay({
  services,
  props: { filter },
  close,
}: ShellOverlayProps<'region_select'>) {
  const [country, setCountry] = useState<Region | null>(null);
  const answer = (choice: RegionChoice) => close(choice);

  async function pick(region: Region): Promise<void> {
    if (filter) setCountry(region);
    else {
      await chooseRegion(services, region);
      close(region);
    }
  }

  if (country) {
    return (
      <CityStep
        country={country}
        selected={filter?.city ?? null}
        onPick={(city) => answer({ country: country.code, city })}
      />
    );
  }
  return (
    <CountryStep
      services={services}
      filter={filter}
      onPick={(region) => void pick(region)}
      onEverywhere={() => answer({ country: null, city: null })}
      onDetected={close}
    />
  );
}
