import type { Slide } from 'yet-another-react-lightbox';
import type { ItemVideo } from '@karavan/shared-api/contract/items';
import type { OverlayComponentProps } from '@karavan/shared-api/remote';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    readonly 'own-video': SlideVideo;
  }
}

interface SlideVideo {
  readonly type: 'own-video';
  readonly video: ItemVideo;
}

type Shown = Omit<OverlayComponentProps<'slideshow'>['props'], 'start'>;

/** Pictures, each with what it shows or else what they show together, then videos. */
export const slidesOf = ({ images, videos = [], title = '' }: Shown): Slide[] => [
  ...images.map(({ large, alt = title, width, height }) => ({ src: large, alt, width, height })),
  ...videos.map((video) => ({ type: 'own-video', video }) as const),
];
