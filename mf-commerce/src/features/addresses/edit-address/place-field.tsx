import { useState } from 'react';
import { LocateFixed, MapPinCheck, Map as MapIcon } from 'lucide-react';
import styled from 'styled-components';
import { getMyLocation } from '@karavan/shared-api/client/regions';
import { GEOLOCATION_TIMEOUT } from '@karavan/shared-api/contract/limits';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import type { DeliveryAddress } from '@karavan/shared-api/contract/delivery-addresses';

type Place = DeliveryAddress['location'];

interface PlaceFieldProps {
  readonly place: Place;
  readonly error: string | undefined;
  onValueChange(place: Place): void;
}

/** The point on the map, optional: the current location of the device. */
export function PlaceField({ place, error, onValueChange }: PlaceFieldProps) {
  const t = useT();
  const { api, overlays } = useShell();
  const [status, setStatus] = useState<'idle' | 'locating' | 'failed'>('idle');

  const problem = status === 'failed' ? t('place_failed') : error;

  function locate(): void {
    setStatus('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setStatus('idle');
        onValueChange({ latitude, longitude });
      },
      () => void pickNearby(),
      { timeout: GEOLOCATION_TIMEOUT, enableHighAccuracy: true },
    );
  }

  async function pick(start: Place): Promise<void> {
    const picked = await overlays.open('map_picker', start ? { start } : {});
    if (!picked) return;
    setStatus('idle');
    onValueChange(picked as Place);
  }

  /** The device does not tell; the network's address says at least which city to begin the map with. */
  async function pickNearby(): Promise<void> {
    const answer = await api.call(getMyLocation, {});
    setStatus('failed');
    if (!answer.ok) return;
    const { latitude, longitude } = answer.data;
    if (latitude !== null && longitude !== null) await pick({ latitude, longitude });
  }

  return (
    <Box>
      <p>{t('place')}</p>
      {place ? (
        <Known role="status">
          <MapPinCheck size={20} aria-hidden />
          {t('place_known')}
          <Button kind="quiet" size="small" onClick={() => onValueChange(null)}>
            {t('place_remove')}
          </Button>
        </Known>
      ) : (
        <Button
          kind="secondary"
          icon={<LocateFixed size={20} />}
          loading={status === 'locating'}
          onClick={locate}
        >
          {t('place_locate')}
        </Button>
      )}
      <Button kind="secondary" icon={<MapIcon size={20} />} onClick={() => void pick(place)}>
        {t('place_pick')}
      </Button>
      <Hint role={problem ? 'alert' : undefined} data-failed={problem !== undefined}>
        {problem ?? t('place_hint')}
      </Hint>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};

  > p:first-child {
    font: ${type.second};
  }
`;

const Known = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.successSoft};
  color: ${color.success};
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.second};

  &[data-failed='true'] {
    color: ${color.danger};
  }
`;
