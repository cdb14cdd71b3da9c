import styled from 'styled-components';
import type { Image as Picture } from '@karavan/shared-api/contract/common';
import { useShell } from '@karavan/shared-api/remote';
import { Image } from '@karavan/shared-ui/image';
import { media, radius } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

interface GalleryProps {
  readonly images: readonly Picture[];
  /** What a screen reader calls the strip. */
  readonly label: string;
}

/** The item's pictures in a strip; each opens the slideshow over the whole screen. */
export function Gallery({ images, label }: GalleryProps) {
  const t = useT();
  const { overlays } = useShell();
  return (
    <Strip aria-label={label}>
      {images.map((picture, index) => (
        <Opener
          key={picture.medium}
          type="button"
          aria-label={t('open_picture', { number: index + 1 })}
          onClick={() => void overlays.open('slideshow', { images, start: index })}
        >
          <Image
            picture={picture}
            alt=""
            ratio={4 / 3}
            sizes="(min-width: 1024px) 640px, 100vw"
            priority={index === 0}
          />
        </Opener>
      ))}
    </Strip>
  );
}

const Opener = styled.button`
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
`;

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
