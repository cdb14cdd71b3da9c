import type { ComponentProps } from 'react';
import type { StoryGroup } from '../../gallery/story.ts';
import { BannerCarousel, BannerControls } from './banner-carousel.tsx';

const picture = (ground: string) => {
  const drawn = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="320"><rect width="960" height="320" fill="${ground}"/></svg>`,
  )}`;
  return { small: drawn, medium: drawn, large: drawn, width: 960, height: 320, thumbhash: null };
};

const BANNERS = [
  { id: 1, image: picture('#1f7a6b'), text: 'New arrivals', path: '#1', mark: null },
  {
    id: 2,
    image: picture('#8a4a86'),
    text: 'Repairs while you wait',
    path: '#2',
    mark: 'Ad of a partner · Heel',
  },
];

const Controls = (props: Omit<ComponentProps<typeof BannerControls>, 'words'>) => (
  <BannerControls
    {...props}
    words={{
      label: 'Banners',
      pause: 'Stop the slides',
      play: 'Play the slides',
      slide: (number) => `Banner ${number} of ${BANNERS.length}`,
    }}
  />
);

export const bannerCarouselStories: StoryGroup = {
  title: 'Banner carousel',
  stories: [
    {
      name: 'Of two, one of a partner',
      render: () => (
        <BannerCarousel
          banners={BANNERS}
          link={({ to, children }) => <a href={to}>{children}</a>}
          controls={Controls}
          onSeen={() => undefined}
          onPress={() => undefined}
        />
      ),
    },
  ],
};
