import { useState } from 'react';
import { LocateFixed, MapPinCheck, Map as MapIcon } from 'lucide-react';
import styled from 'styled-components';
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
  const { overlays } = useShell();
  const [status, setStatus] = useState<'idle' | 'locating' | 'failed'>('idle');

  const problem = status === 'failed' ? t('place_failed') : error;

  function locate(): void {
    setStatus('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setStatus('idle');
        onValueChange({ latitude, longitude });
      },
      () => setStatus('failed'),
      { timeout: GEOLOCATION_TIMEOUT, enableHighAccuracy: true },
    );
  }

  async function pick(): Promise<void> {
    const picked = await overlays.open('map_picker', place ? { start: place } : {});
    if (picked) onValueChange(picked as Place);
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
      <Button kind="secondary" icon={<MapIcon size={20} />} onClick={() => void pick()}>
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
