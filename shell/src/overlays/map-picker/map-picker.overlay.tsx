import { useState } from 'react';
import styled from 'styled-components';
import { DEFAULT_MAP_POINT } from '@karavan/shared-api/contract/limits';
import { Button } from '@karavan/shared-ui/button';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { MapView } from '../map/map-view.tsx';
import type { ShellOverlayProps } from '../shell-overlay-props.ts';
import { useT } from '../translation.ts';

/** Overlay `map_picker`: the map is moved below a pin; resolves with the place that the pin then marks. */
export function Overlay({ props: { start }, close }: ShellOverlayProps<'map_picker'>) {
  const t = useT();
  const [point, setPoint] = useState(start ?? DEFAULT_MAP_POINT);
  return (
    <Root>
      <MapView
        label={t('map_picker_label')}
        center={start ?? DEFAULT_MAP_POINT}
        isPicking
        onMove={setPoint}
      />
      <Panel>
        <h1>{t('map_picker_title')}</h1>
        <p>{t('map_picker_text')}</p>
        <output aria-live="polite">
          {point.latitude.toFixed(5)}, {point.longitude.toFixed(5)}
        </output>
        <Button size="large" wide onClick={() => close(point)}>
          {t('map_picker_done')}
        </Button>
      </Panel>
    </Root>
  );
}

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
    font: ${type.title2};
  }

  p,
  output {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;
