import { useState } from 'react';
import styled from 'styled-components';
import { NetworkPlaceCredit, useDevicePlace, withPlaceTexts } from '@karavan/shared-api/places';
import { SelectField } from '@karavan/shared-ui/select-field';
import { useFilterT } from './translation.ts';

const DISTANCES_KM = [2, 5, 10, 30] as const;
/** The address may be shared: it says where somebody is to about a kilometre. */
const ADDRESS_DIGITS = 2;

interface DistanceChoiceProps {
  readonly near: string | null;
  readonly within: string | null;
  onChange(near: string | null, within: string | null): void;
}

/** How far from where the device is; it is asked when somebody chooses a distance. */
export const DistanceChoice = withPlaceTexts(Choice);

function Choice({ near, within, onChange }: DistanceChoiceProps) {
  const t = useFilterT();
  const { status, locate: findPlace, forgetFailure, texts } = useDevicePlace();
  const [isApproximate, setApproximate] = useState(false);

  function choose(distance: string): void {
    forgetFailure();
    if (distance === '') {
      setApproximate(false);
      onChange(null, null);
    } else if (near !== null) onChange(near, distance);
    else void locate(distance);
  }

  async function locate(distance: string): Promise<void> {
    const place = await findPlace();
    if (!place) return;
    setApproximate(place.isApproximate);
    const point = [place.latitude, place.longitude];
    onChange(point.map((degrees) => degrees.toFixed(ADDRESS_DIGITS)).join(','), distance);
  }

  const distances = new Set([...DISTANCES_KM, ...(within ? [Number(within)] : [])]);
  const usualHint = isApproximate ? <NetworkPlaceCredit /> : t('distance_hint');
  const hint = status === 'locating' ? t('locating') : usualHint;
  return (
    <Place aria-busy={status === 'locating'}>
      <SelectField
        label={t('distance')}
        hint={hint}
        error={status === 'failed' ? texts.failed : undefined}
        value={within ?? ''}
        onChange={({ target }) => choose(target.value)}
        options={[
          { value: '', label: t('any_distance') },
          ...[...distances]
            .toSorted((a, b) => a - b)
            .map((km) => ({ value: String(km), label: t('within_km', { km }) })),
        ]}
      />
    </Place>
  );
}

const Place = styled.div`
  min-width: 0;
`;
