import { useState } from 'react';
import { Plus, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { DELIVERY_ZONE_POINTS_MAX } from '@karavan/shared-api/contract/limits';
import { isSimpleRing, type ZonePoint } from '@karavan/shared-api/contract/zone-shapes';
import { Button } from '@karavan/shared-ui/button';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { MapView } from '../map/map-view.tsx';
import type { ShellOverlayProps } from '../shell-overlay-props.ts';
import { useT } from '../translation.ts';

/**
 * Overlay `zone_drawer`: the map is moved below a pin, by finger or with the arrow keys, and a press sets a corner
 * there; resolves with the corners.
 */
export function Overlay({ props, close }: ShellOverlayProps<'zone_drawer'>) {
  const t = useT();
  const [center] = useState<ZonePoint>(props.points[0] ?? props.center);
  const [pin, setPin] = useState(center);
  const [points, setPoints] = useState<readonly ZonePoint[]>(props.points);
  const isCrossed = points.length > 2 && !isSimpleRing(points);
  return (
    <Root>
      <MapView label={t('zone_label')} center={center} isPicking ring={points} onMove={setPin} />
      <Panel>
        <h1>{t('zone_title')}</h1>
        <p>{t('zone_text')}</p>
        <p role="status">{t('zone_count', { count: points.length })}</p>
        {isCrossed && <ErrorText role="alert">{t('zone_crossed')}</ErrorText>}
        <Actions>
          <Button
            kind="secondary"
            icon={<Plus size={20} />}
            disabled={points.length >= DELIVERY_ZONE_POINTS_MAX}
            onClick={() => setPoints([...points, rounded(pin)])}
          >
            {t('zone_add')}
          </Button>
          <Button
            kind="secondary"
            icon={<Undo2 size={20} />}
            disabled={points.length === 0}
            onClick={() => setPoints(points.slice(0, -1))}
          >
            {t('zone_undo')}
          </Button>
          <Button disabled={!isSimpleRing(points)} onClick={() => close(points)}>
            {t('zone_done')}
          </Button>
        </Actions>
      </Panel>
    </Root>
  );
}

/** To about a metre. */
const rounded = ({ latitude, longitude }: ZonePoint): ZonePoint => ({
  latitude: Number(latitude.toFixed(5)),
  longitude: Number(longitude.toFixed(5)),
});

const Root = styled.div`
  display: grid;
  grid-template-rows: minmax(240px, 1fr) auto;
  height: 100%;
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
    font: ${type.title3};
  }

  p {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
