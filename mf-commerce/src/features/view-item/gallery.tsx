import styled from 'styled-components';
import type { Image as Picture } from '@karavan/shared-api/contract/common';
import { Image } from '@karavan/shared-ui/image';
import { media, radius } from '@karavan/shared-ui/tokens';

interface GalleryProps {
  readonly images: readonly Picture[];
  /** What a screen reader calls the strip. */
  readonly label: string;
}

/** The item's pictures in a strip that is swiped, or scrolled with the arrow keys. */
export function Gallery({ images, label }: GalleryProps) {
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Strip aria-label={label} tabIndex={0}>
      {images.map((picture, index) => (
        <Image
          key={picture.medium}
          picture={picture}
          alt=""
          ratio={4 / 3}
          sizes="(min-width: 1024px) 640px, 100vw"
          priority={index === 0}
        />
      ))}
    </Strip>
  );
}

const Strip = styled.section`
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  overflow-x: auto;
  scroll-snap-type: x mandatory;

  > * {
    scroll-snap-align: start;
  }

  ${media.wide} {
    border-radius: ${radius.large};
  }
`;
