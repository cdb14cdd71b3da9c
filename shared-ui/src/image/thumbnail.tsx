import styled from 'styled-components';
import { color, radius } from '@karavan/shared-ui/tokens';
import { Image, type PictureSource } from './image.tsx';

interface ThumbnailProps {
  readonly picture: PictureSource | null;
  /** Side length in pixels. */
  readonly size: number;
}

/** A small square picture next to a name; an empty square when there is no picture. */
export function Thumbnail({ picture, size }: ThumbnailProps) {
  return (
    <Frame style={{ width: size, height: size }}>
      {picture && <Image picture={picture} alt="" ratio={1} sizes={`${size}px`} />}
    </Frame>
  );
}

const Frame = styled.span`
  display: block;
  flex: none;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`;
