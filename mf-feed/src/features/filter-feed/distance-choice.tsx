import { useState } from 'react';
import styled from 'styled-components';
import { GEOLOCATION_TIMEOUT } from '@karavan/shared-api/contract/limits';
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
export function DistanceChoice({ near, within, onChange }: DistanceChoiceProps) {
  const t = useFilterT();
  const [status, setStatus] = useState<'idle' | 'locating' | 'failed'>('idle');

  function choose(distance: string): void {
    setStatus('idle');
    if (distance === '') onChange(null, null);
    else if (near !== null) onChange(near, distance);
    else locate(distance);
  }

  function locate(distance: string): void {
    setStatus('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setStatus('idle');
        const point = [coords.latitude, coords.longitude];
        onChange(point.map((degrees) => degrees.toFixed(ADDRESS_DIGITS)).join(','), distance);
      },
      () => setStatus('failed'),
      { timeout: GEOLOCATION_TIMEOUT },
    );
  }

  const distances = new Set([...DISTANCES_KM, ...(within ? [Number(within)] : [])]);
  return (
    <Place aria-busy={status === 'locating'}>
      <SelectField
        label={t('distance')}
        hint={status === 'locating' ? t('locating') : t('distance_hint')}
        error={status === 'failed' ? t('locating_failed') : undefined}
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
