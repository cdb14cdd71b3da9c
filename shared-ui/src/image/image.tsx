import styled from 'styled-components';
import { color } from '../tokens/tokens.ts';
import { thumbhashToColor } from './thumbhash-color.ts';

interface PictureSource {
  readonly small: string;
  readonly medium: string;
  readonly large: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null;
}

interface ImageProps {
  readonly picture: PictureSource;
  /** What the picture shows; empty when it only decorates. */
  readonly alt: string;
  /** Width divided by height of the place; the picture fills it. */
  readonly ratio: number;
  /** The `sizes` attribute: how wide the picture is on which screen. */
  readonly sizes: string;
  /** Above the fold: loaded first instead of when it comes near. */
  readonly priority?: boolean;
}

/** Widths of the stored sizes in pixels. */
const WIDTHS = { small: 320, medium: 720, large: 1440 } as const;

/** A picture in a place that has its size from the start; its average colour shows until it is there. */
export function Image({ picture, alt, ratio, sizes, priority = false }: ImageProps) {
  return (
    <Frame $ratio={ratio} style={{ backgroundColor: thumbhashToColor(picture.thumbhash) }}>
      <img
        src={picture.medium}
        srcSet={`${picture.small} ${WIDTHS.small}w, ${picture.medium} ${WIDTHS.medium}w, ${picture.large} ${WIDTHS.large}w`}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </Frame>
  );
}

const Frame = styled.span<{ $ratio: number }>`
  display: block;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  background: ${color.skeleton};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
