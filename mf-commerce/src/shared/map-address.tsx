import { useState } from 'react';
import styled from 'styled-components';
import { addressLink, mapPlatformOf } from '@karavan/shared-api/map-link';
import { color, space } from '@karavan/shared-ui/tokens';

/** An address, which the maps of the device open. */
export function MapAddress({ address }: { readonly address: string }) {
  const [platform] = useState(() => mapPlatformOf(navigator.userAgent, navigator.maxTouchPoints));
  if (address === '') return null;
  return (
    <Address
      href={addressLink(address, platform)}
      {...(platform === 'desktop' && { target: '_blank', rel: 'noreferrer' })}
    >
      {address}
    </Address>
  );
}

const Address = styled.a`
  display: inline-block;
  padding-block: ${space[1]};
  overflow-wrap: anywhere;
  color: ${color.accentStrong};
`;
