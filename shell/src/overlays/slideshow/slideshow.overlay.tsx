import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { OverlayComponentProps } from '@karavan/shared-api/remote';
import { Video } from '@karavan/shared-ui/video';

/** Pictures and videos in full screen, browsed by swiping or with the arrow keys. */
export function Overlay({
  props: { images, videos = [], title = '', start },
}: OverlayComponentProps<'slideshow'>) {
  const slides = useRef<HTMLUListElement>(null);
  useEffect(() => {
    slides.current?.children[start]?.scrollIntoView({ behavior: 'instant' });
    slides.current?.focus();
  }, [start]);
  return (
    <Slides ref={slides} tabIndex={-1}>
      {images.map((image, index) => (
        <li key={image.large}>
          <img src={image.large} alt={title} loading={index === start ? 'eager' : 'lazy'} />
        </li>
      ))}
      {videos.map((video) => (
        <li key={video.url}>
          <Place>
            <Video video={video} title={title} />
          </Place>
        </li>
      ))}
    </Slides>
  );
}

const Slides = styled.ul`
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  height: 100%;
  overflow-x: auto;
  scroll-snap-type: x mandatory;

  li {
    display: grid;
    place-items: center;
    min-height: 0;
    scroll-snap-align: start;
  }

  img {
    max-width: 100%;
    max-height: 100%;
    object-fit: contain;
  }
`;

/** As large as fits on the screen at 4:3. */
const Place = styled.div`
  width: min(100%, 133dvh);
`;
