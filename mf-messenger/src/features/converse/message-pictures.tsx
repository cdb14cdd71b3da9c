import styled from 'styled-components';
import type { Image as Picture } from '@karavan/shared-api/contract/common';
import { useShell } from '@karavan/shared-api/remote';
import { Image } from '@karavan/shared-ui/image';
import { useT } from '../../shared/translation.ts';
import { PictureGrid, shapeOf } from './picture-grid.tsx';

/** The pictures of a message; each opens the full-screen slideshow. */
export function MessagePictures({ pictures }: { readonly pictures: readonly Picture[] }) {
  const t = useT();
  const { overlays } = useShell();
  const count = pictures.length;
  return (
    <PictureGrid $isAlone={count === 1}>
      {pictures.map((picture, index) => (
        <Opener
          key={picture.large}
          type="button"
          aria-label={t('open_picture', { number: index + 1, count })}
          onClick={() => void overlays.open('slideshow', { images: pictures, start: index })}
        >
          <Image
            picture={picture}
            alt=""
            ratio={shapeOf(picture, count)}
            sizes={count === 1 ? '280px' : '140px'}
          />
        </Opener>
      ))}
    </PictureGrid>
  );
}

const Opener = styled.button`
  display: block;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
`;
