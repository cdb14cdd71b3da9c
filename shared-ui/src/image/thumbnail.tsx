import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius } from '@karavan/shared-ui/tokens';
import { Image, type PictureSource } from './image.tsx';

interface ThumbnailProps {
  readonly picture: PictureSource | null;
  /** Side length in pixels. */
  readonly size: number;
  /** A sign that stands in its place, for what can have none. */
  readonly sign?: ReactNode;
}

/** A small square picture next to a name; a square with a sign, or empty, when there is no picture. */
export function Thumbnail({ picture, size, sign }: ThumbnailProps) {
  return (
    <Frame style={{ width: size, height: size }}>
      {picture ? (
        <Image picture={picture} alt="" ratio={1} sizes={`${size}px`} />
      ) : (
        sign && <Sign aria-hidden>{sign}</Sign>
      )}
    </Frame>
  );
}

const Sign = styled.span`
  display: grid;
  place-items: center;
  height: 100%;
  color: ${color.textMuted};
`;

const Frame = styled.span`
  display: block;
  flex: none;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`;
