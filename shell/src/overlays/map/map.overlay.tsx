import { useEffect, useEffectEvent, useState } from 'react';
import { ExternalLink, Route } from 'lucide-react';
import styled from 'styled-components';
import { mapPlatformOf, placeLink, routeLink } from '@karavan/shared-api/map-link';
import type { OverlayComponentProps } from '@karavan/shared-api/remote';
import { buttonAppearance, type ButtonAppearance } from '@karavan/shared-ui/button-appearance';
import { CopyButton } from '@karavan/shared-ui/copy-button';
import { color, media, radius, shadow, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { MapView } from './map-view.tsx';

/** Overlay `map`: shows where a place is, and leads there by the device's maps. */
export function Overlay({ props }: OverlayComponentProps<'map'>) {
  const t = useT();
  const { title, address, stops = [], follow } = props;
  const [place, setPlace] = useState(props);
  const { latitude, longitude } = place;
  const start = useEffectEvent(() => follow?.((to) => setPlace({ ...props, ...to })));
  useEffect(() => start(), []);
  const point = `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
  const platform = mapPlatformOf(navigator.userAgent, navigator.maxTouchPoints);
  const outside = platform === 'desktop' && { target: '_blank', rel: 'noopener' };
  return (
    <Root>
      <MapView label={t('map_label', { title })} center={place} stops={stops} />
      <Panel>
        <h1>{title}</h1>
        <Line>
          <span>{address}</span>
          <CopyButton value={address} />
        </Line>
        <Line>
          <span>{point}</span>
          <CopyButton value={point} />
        </Line>
        <Ways>
          <Way href={routeLink(place, platform)} {...outside} $kind="primary" $size="large" $wide>
            <Route size={20} aria-hidden />
            {t('map_route')}
          </Way>
          <Way href={placeLink(place, platform)} {...outside} $kind="secondary" $size="large" $wide>
            <ExternalLink size={20} aria-hidden />
            {t('open_in_maps')}
          </Way>
          {stops.map((stop) => (
            <Way
              key={stop.title}
              href={routeLink(stop, platform)}
              {...outside}
              $kind="secondary"
              $size="large"
              $wide
            >
              <Route size={20} aria-hidden />
              {t('map_route_to', { title: stop.title })}
            </Way>
          ))}
        </Ways>
      </Panel>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-rows: minmax(240px, 1fr) auto;
  height: 100%;

  ${media.wide} {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) 400px;
  }
`;

const Panel = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[4]} ${space[4]} calc(${space[5]} + env(safe-area-inset-bottom));
  border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  background: ${color.surface};
  box-shadow: ${shadow.card};

  h1 {
    font: ${type.title2};
    overflow-wrap: anywhere;
  }

  ${media.wide} {
    padding-top: ${space[8]};
    border-radius: 0;
  }
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  color: ${color.textMuted};
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12em, 100%), 1fr));
  gap: ${space[2]};
  margin-top: ${space[2]};
`;

const Way = styled.a<ButtonAppearance>`
  ${buttonAppearance}
`;
