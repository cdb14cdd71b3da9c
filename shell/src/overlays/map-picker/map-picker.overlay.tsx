import { useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import { LocateFixed, Search } from 'lucide-react';
import styled from 'styled-components';
import { DEFAULT_MAP_POINT } from '@karavan/shared-api/contract/limits';
import {
  NetworkPlaceCredit,
  useAddressAt,
  useAddressSearch,
  useDevicePlace,
  withPlaceTexts,
} from '@karavan/shared-api/places';
import type { PickedPlace } from '@karavan/shared-api/remote';
import { isSignedInAtom, userLocationAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { AddressField } from '@karavan/shared-ui/product/address-field';
import { Skeleton } from '@karavan/shared-ui/skeleton';
import { color, radius, shadow, space, type } from '@karavan/shared-ui/tokens';
import { useDebounced } from '@karavan/shared-ui/use-debounced';
import { MapView } from '../map/map-view.tsx';
import type { ShellOverlayProps } from '../shell-overlay-props.ts';
import { useT } from '../translation.ts';

/** How long whoever has chosen waits for the address of the place where the map rests; after that it goes without it. */
const LOOK_UP_MS = 2000;

/**
 * Overlay `map_picker`: an address is searched for, or the map moved below a pin; resolves with the place that the pin
 * then marks, and its address.
 */
export const Overlay = withPlaceTexts(MapPicker);

function MapPicker({ props, close }: ShellOverlayProps<'map_picker'>) {
  const t = useT();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const userLocation = useAtomValue(userLocationAtom);
  const start = props.start ?? userLocation ?? DEFAULT_MAP_POINT;
  const [center, setCenter] = useState<{ readonly latitude: number; readonly longitude: number }>(
    start,
  );
  const [point, setPoint] = useState(center);
  const [isApproximate, setApproximate] = useState(props.isApproximate ?? false);
  const [typed, setTyped] = useState('');
  const device = useDevicePlace();
  const suggestions = useAddressSearch(point);
  const settled = useDebounced(point);
  const place = useAddressAt(settled);
  const [isMoving, setMoving] = useState(false);
  // What is shown is what is chosen, so no address stands there while the map is on its way.
  const isLookingUp = isMoving || (isSignedIn && (settled !== point || place === undefined));
  const [isChosen, setChosen] = useState(false);

  useEffect(() => {
    if (!isChosen) return;
    const finish = () =>
      close({ ...point, place: isLookingUp ? null : (place ?? null) } satisfies PickedPlace);
    if (!isLookingUp) return finish();
    const timer = setTimeout(finish, LOOK_UP_MS);
    return () => clearTimeout(timer);
  }, [isChosen, isLookingUp, point, place, close]);

  function go(to: typeof center): void {
    setCenter(to);
    setPoint(to);
  }

  async function locate(): Promise<void> {
    const found = await device.locate();
    if (!found) return;
    setApproximate(found.isApproximate);
    go({ latitude: found.latitude, longitude: found.longitude });
  }

  return (
    <Root>
      <Place>
        <MapView
          label={t('map_picker_label')}
          center={center}
          isPicking
          onMove={(to, isOnItsWay) => {
            setMoving(isOnItsWay);
            if (!isOnItsWay) setPoint(to);
            device.forgetFailure();
          }}
        />
        {isSignedIn && (
          <SearchBox>
            <AddressField
              label={t('map_picker_search')}
              start={<Search size={20} />}
              autoComplete="off"
              value={typed}
              onValueChange={setTyped}
              suggestions={suggestions}
              onPick={(found) => {
                setTyped(found.title);
                setApproximate(false);
                go({ latitude: found.latitude, longitude: found.longitude });
              }}
            />
          </SearchBox>
        )}
      </Place>
      <Panel>
        <h1>{t('map_picker_title')}</h1>
        <Address aria-live="polite">
          {isLookingUp ? (
            <Skeleton />
          ) : place ? (
            <>
              {place.title}
              <small>{place.detail}</small>
            </>
          ) : (
            t('map_picker_unknown')
          )}
        </Address>
        <output aria-live="polite">
          {point.latitude.toFixed(5)}, {point.longitude.toFixed(5)}
        </output>
        {isApproximate && (
          <p role="status">
            <NetworkPlaceCredit />
          </p>
        )}
        {device.status === 'failed' && (
          <ErrorText role="alert">{t('map_picker_locating_failed')}</ErrorText>
        )}
        <p>{t('map_picker_text')}</p>
        <Actions>
          <Button
            kind="secondary"
            size="large"
            icon={<LocateFixed size={20} />}
            loading={device.status === 'locating'}
            onClick={() => void locate()}
          >
            {t('map_picker_locate')}
          </Button>
          <Button size="large" wide loading={isChosen} onClick={() => setChosen(true)}>
            {t('map_picker_done')}
          </Button>
        </Actions>
      </Panel>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-rows: minmax(240px, 1fr) auto;
  height: 100%;
`;

const Place = styled.div`
  position: relative;
  min-height: 0;
`;

/** Beside the cross of the overlay. */
const SearchBox = styled.div`
  position: absolute;
  top: ${space[3]};
  right: 68px;
  left: ${space[3]};
  max-width: 480px;
  margin: 0 auto;
  border-radius: ${radius.medium};

  label {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }

  input {
    border-color: transparent;
    box-shadow: ${shadow.floating};
  }
`;

const Panel = styled.div`
  display: grid;
  gap: ${space[2]};
  width: 100%;
  max-width: 560px;
  margin: 0 auto;
  padding: ${space[4]} ${space[4]} calc(${space[5]} + env(safe-area-inset-bottom));
  border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  background: ${color.surface};

  h1 {
    color: ${color.textMuted};
    font: ${type.second};
  }

  > p,
  output {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Address = styled.div`
  min-height: 3em;
  font: ${type.title2};
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[2]};
`;
