import { LocateFixed, MapPinCheck, Map as MapIcon } from 'lucide-react';
import styled from 'styled-components';
import type { DeliveryAddress } from '@karavan/shared-api/contract/delivery-addresses';
import { useDevicePlace } from '@karavan/shared-api/places';
import { useShell, type PickedPlace } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

type Place = DeliveryAddress['location'];

interface PlaceFieldProps {
  readonly place: Place;
  readonly error: string | undefined;
  /** `picked` has the address as well, where it comes from the map. */
  onValueChange(place: Place, picked?: PickedPlace): void;
}

/** The point on the map, optional: picked there, or the current location of the device. */
export function PlaceField({ place, error, onValueChange }: PlaceFieldProps) {
  const t = useT();
  const { overlays } = useShell();
  const device = useDevicePlace();
  const problem = device.status === 'failed' ? t('place_failed') : error;

  async function locate(): Promise<void> {
    const found = await device.locate();
    if (!found) return;
    const { isApproximate, ...point } = found;
    // Where the network is says at least which city to begin the map with.
    if (isApproximate) await pick(point, true);
    else onValueChange(point);
  }

  async function pick(start: Place, isApproximate = false): Promise<void> {
    const picked = await overlays.open('map_picker', { ...(start && { start }), isApproximate });
    if (!picked) return;
    device.forgetFailure();
    const { latitude, longitude } = picked as PickedPlace;
    onValueChange({ latitude, longitude }, picked as PickedPlace);
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
          loading={device.status === 'locating'}
          onClick={() => void locate()}
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
