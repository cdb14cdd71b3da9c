import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { useShell } from '@karavan/shared-api/remote';
import { useLocation } from '@karavan/shared-api/router';
import { Image } from '@karavan/shared-ui/image';
import { lazily } from '@karavan/shared-ui/lazily';
import { servedLazily } from '@karavan/shared-ui/served-lazily';
import { media, radius } from '@karavan/shared-ui/tokens';
import { useT } from '../../../shared/translation.ts';

const RATIO = 4 / 3;
const SIZES = '(min-width: 1024px) 640px, 100vw';

const Video = lazily(
  async () => (await import(/* webpackChunkName: "video" */ '@karavan/shared-ui/video')).Video,
);

const Controls = servedLazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "part-item-details" */ '@karavan/shared-ui/carousel-controls'
      )
    ).CarouselControls,
);

const InstagramCard = lazily(
  async () =>
    (await import(/* webpackChunkName: "instagram-card" */ './instagram-card.tsx')).InstagramCard,
);

const ToVideo = lazily(
  async () => (await import(/* webpackChunkName: "video" */ './to-video.tsx')).ToVideo,
);

/** A carousel of the item's pictures, videos and posts; each picture opens the full-screen slideshow. */
export function Gallery({ item }: { readonly item: ItemDetail }) {
  const t = useT();
  const { overlays } = useShell();
  const carousel = useRef<HTMLElement>(null);
  const { images, videos, instagram_posts: posts, name } = item;
  // The one that the card showed.
  const { shown = 0 } = (useLocation().state ?? {}) as { readonly shown?: number };
  const first = shown < images.length ? shown : 0;
  const count = images.length + videos.length + posts.length;

  useLayoutEffect(() => {
    const { current } = carousel;
    if (first > 0) current?.scrollTo({ left: first * current.clientWidth, behavior: 'instant' });
  }, [first]);

  function open(start: number): void {
    for (const video of carousel.current?.querySelectorAll('video') ?? []) video.pause();
    void overlays.open('slideshow', { images, videos, title: name, start });
  }

  return (
    <Root $many={count > 1}>
      <Carousel ref={carousel} aria-label={t('pictures')}>
        {images.map((picture, index) => (
          <Opener
            key={picture.medium}
            type="button"
            data-carried={index === first ? 'picture' : undefined}
            aria-label={[t('open_picture', { number: index + 1 }), picture.alt]
              .filter(Boolean)
              .join(': ')}
            onClick={() => open(index)}
          >
            <Image
              picture={picture}
              alt={picture.alt ?? ''}
              ratio={RATIO}
              sizes={SIZES}
              priority={index === first}
            />
          </Opener>
        ))}
        {videos.map((video) => (
          <Place key={video.url}>
            <Video video={video} title={name} />
          </Place>
        ))}
        {posts.map((post) => (
          <Place key={post.url}>
            <InstagramCard post={post} />
          </Place>
        ))}
      </Carousel>
      {count > 1 && <Controls carousel={carousel} count={count} pictures={images} />}
      {videos.length > 0 && (
        <ToVideo
          onClick={() =>
            carousel.current?.scrollTo({ left: images.length * carousel.current.clientWidth })
          }
        />
      )}
    </Root>
  );
}

const Root = styled.div<{ readonly $many: boolean }>`
  position: relative;
  min-width: 0;

  ${media.wide} {
    --below: ${({ $many }) => ($many ? 80 : 0)}px;
    padding-bottom: var(--below);
  }
`;

const Opener = styled.button`
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
`;

/** Reserves the space of a video or a post until it is loaded. */
const Place = styled.div`
  aspect-ratio: ${RATIO};
`;

const Carousel = styled.section`
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  overflow-x: auto;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;

  > * {
    scroll-snap-align: start;
  }

  ${media.wide} {
    border-radius: ${radius.large};
  }
`;
