import { ExternalLink, MapPin } from 'lucide-react';
import styled from 'styled-components';
import { mapPlatformOf, placeLink } from '@karavan/shared-api/map-link';
import type { OverlayComponentProps } from '@karavan/shared-api/remote';
import { buttonAppearance, type ButtonAppearance } from '@karavan/shared-ui/button-appearance';
import { CopyButton } from '@karavan/shared-ui/copy-button';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** Overlay `map`: shows where a place is, and opens it in the device's maps. */
export function Overlay({ props }: OverlayComponentProps<'map'>) {
  const t = useT();
  const { latitude, longitude, title, address } = props;
  const point = `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
  const platform = mapPlatformOf(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <Root>
      <Pin>
        <MapPin size={32} aria-hidden />
      </Pin>
      <h1>{title}</h1>
      <Line>
        <span>{address}</span>
        <CopyButton value={address} />
      </Line>
      <Line>
        <span>{point}</span>
        <CopyButton value={point} />
      </Line>
      <Open
        href={placeLink(props, platform)}
        {...(platform === 'desktop' && { target: '_blank', rel: 'noopener' })}
        $kind="primary"
        $size="large"
        $wide
      >
        <ExternalLink size={20} aria-hidden />
        {t('open_in_maps')}
      </Open>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  max-width: 480px;
  margin: 0 auto;
  padding: ${space[8]} ${space[4]} ${space[5]};
  text-align: center;

  h1 {
    font: ${type.title2};
  }
`;

const Pin = styled.span`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: ${radius.full};
  background: ${color.dangerSoft};
  color: ${color.danger};
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
`;

const Open = styled.a<ButtonAppearance>`
  ${buttonAppearance}
  margin-top: ${space[3]};
`;
