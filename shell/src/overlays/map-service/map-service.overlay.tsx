import { useMemo, useRef, useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { listServices, readOrganizationsMap } from '@karavan/shared-api/client/services';
import { DEFAULT_MAP_POINT } from '@karavan/shared-api/contract/limits';
import { useEndpoint } from '@karavan/shared-api/query';
import type { OverlayComponentProps } from '@karavan/shared-api/remote';
import { userLocationAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { formatCount } from '@karavan/shared-ui/format-count';
import { color, media, radius, shadow, space, type } from '@karavan/shared-ui/tokens';
import type { Sight } from '../map/draw-map.ts';
import { MapView, type MapSign } from '../map/map-view.tsx';
import { useT } from '../translation.ts';
import { boxOf } from './box-of.ts';
import { InSight } from './in-sight.tsx';

/** A town is in sight. */
const TOWN = 11.5;
const NEARER = 2;

/** Overlay `map_service`: where organizations are, with the same ones in a list beside the map. */
export function Overlay({ props, close }: OverlayComponentProps<'map_service'>) {
  const t = useT();
  const userLocation = useAtomValue(userLocationAtom);
  const [center] = useState(() => props.locations[0] ?? userLocation ?? DEFAULT_MAP_POINT);
  const [service, setService] = useState(props.serviceId);
  /** What the map shows now, and what was searched. */
  const [sight, setSight] = useState<Sight>();
  const [searched, setSearched] = useState<Sight>();
  const isApproaching = useRef(false);
  const chosen = { ...(service > 0 && { service }) };
  const {
    data: found,
    isError,
    refetch,
  } = useEndpoint(
    readOrganizationsMap,
    { query: { ...boxOf(searched), ...chosen } },
    { enabled: searched !== undefined, keepPrevious: true },
  );

  function see(next: Sight): void {
    setSight(next);
    // A map that comes nearer by itself is searched by itself, too.
    if (searched === undefined || isApproaching.current) setSearched(next);
    isApproaching.current = false;
  }

  const signs = useMemo(
    (): MapSign[] => [
      ...(found?.clusters ?? []).map(({ count, ...at }) => ({
        ...at,
        text: formatCount(count),
        label: t('service_map_cluster', { count }),
        press(approach: (levels: number) => void) {
          isApproaching.current = true;
          approach(NEARER);
        },
      })),
      ...(found?.places ?? []).map(({ id, title, ...at }) => ({
        ...at,
        text: '',
        label: title,
        press: () => close(`/organizations/${id}`),
      })),
    ],
    [found, t, close],
  );

  return (
    <Root>
      <Place>
        <MapView
          label={t('service_map_label')}
          center={center}
          zoom={TOWN}
          signs={signs}
          onSight={see}
        />
        {sight && (sight !== searched || isError) && (
          <Here>
            <Button
              size="small"
              onClick={() => (sight === searched ? void refetch() : setSearched(sight))}
            >
              {t('service_map_here')}
            </Button>
          </Here>
        )}
      </Place>
      <Panel>
        <h1>{t('service_map_title')}</h1>
        <Services
          services={[props.serviceId, ...props.categories]}
          value={service}
          onChange={setService}
        />
        <InSight
          sight={searched}
          service={service}
          onChoose={(id) => close(`/organizations/${id}`)}
        />
      </Panel>
    </Root>
  );
}

interface ServicesProps {
  /** Which are offered to change to, beside all of them. */
  readonly services: readonly number[];
  readonly value: number;
  onChange(service: number): void;
}

function Services({ services, value, onChange }: ServicesProps) {
  const t = useT();
  const known = useEndpoint(listServices, {}).data?.list.flatMap((category) => category.services);
  const offered = (known ?? []).filter(({ id }) => services.includes(id));
  if (offered.length === 0) return null;
  return (
    <ChipRow label={t('service_map_services')}>
      <Chip pressed={value === 0} onClick={() => onChange(0)}>
        {t('service_map_all')}
      </Chip>
      {offered.map(({ id, title }) => (
        <Chip key={id} pressed={id === value} onClick={() => onChange(id)}>
          {title}
        </Chip>
      ))}
    </ChipRow>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-rows: minmax(240px, 1fr) minmax(0, 45%);
  height: 100%;

  ${media.wide} {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) 400px;
  }
`;

const Place = styled.div`
  position: relative;
  min-height: 0;
`;

const Here = styled.div`
  position: absolute;
  top: calc(${space[3]} + env(safe-area-inset-top));
  left: 50%;
  transform: translateX(-50%);
`;

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  min-height: 0;
  padding: ${space[4]} ${space[4]} calc(${space[5]} + env(safe-area-inset-bottom));
  overflow-y: auto;
  border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  background: ${color.surface};
  box-shadow: ${shadow.card};

  h1 {
    font: ${type.title2};
  }

  ${media.wide} {
    padding-top: ${space[8]};
    border-radius: 0;
  }
`;
