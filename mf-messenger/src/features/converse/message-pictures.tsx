import styled from 'styled-components';
import type { Image as Picture } from '@karavan/shared-api/contract/common';
import { useShell } from '@karavan/shared-api/remote';
import { Image } from '@karavan/shared-ui/image';
import { radius } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

/** The narrowest and the widest shape in which a picture on its own is shown. */
const RATIO = { min: 0.7, max: 1.9 } as const;

/** The pictures of a message; each opens the slideshow over the whole screen. */
export function MessagePictures({ pictures }: { readonly pictures: readonly Picture[] }) {
  const t = useT();
  const { overlays } = useShell();
  const isAlone = pictures.length === 1;
  return (
    <PictureGrid $isAlone={isAlone}>
      {pictures.map((picture, index) => (
        <Opener
          key={picture.large}
          type="button"
          aria-label={t('open_picture', { number: index + 1, count: pictures.length })}
          onClick={() => void overlays.open('slideshow', { images: pictures, start: index })}
        >
          <Image
            picture={picture}
            alt=""
            ratio={isAlone ? shapeOf(picture) : 1}
            sizes={isAlone ? '280px' : '140px'}
          />
        </Opener>
      ))}
    </PictureGrid>
  );
}

function shapeOf({ width, height }: Picture): number {
  return Math.min(Math.max(width / height, RATIO.min), RATIO.max);
}

/** One picture fills the bubble, several stand two by two. */
export const PictureGrid = styled.div<{ readonly $isAlone: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isAlone }) => ($isAlone ? '1fr' : '1fr 1fr')};
  gap: 3px;
  width: min(280px, 66vw);
  overflow: hidden;
  border-radius: ${radius.medium};
`;

const Opener = styled.button`
  display: block;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
`;
