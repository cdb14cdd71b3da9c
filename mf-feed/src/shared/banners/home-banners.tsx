import { useHomeBanners, useSightings, withBannerWords } from '@karavan/shared-api/banners';
import type { RegionChoice } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { BannerCarousel, BannerControls } from '@karavan/shared-ui/product/banner-carousel';

interface HomeBannersProps {
  readonly place: 'promotions' | 'feed';
  /** The country and the city that the reader looks at; where the reader is by default. */
  readonly where?: RegionChoice;
}

/** Banners of organizations on a page of the home. */
export function HomeBanners({ place, where }: HomeBannersProps) {
  const { saw, pressed } = useSightings();
  const banners = useHomeBanners(place, where);
  if (!banners?.length) return null;
  return (
    <BannerCarousel
      banners={banners}
      link={Link}
      controls={Controls}
      priority={place === 'promotions'}
      onSeen={({ id }) => saw({ id, place })}
      onPress={({ id }) => pressed({ id, place })}
    />
  );
}

const Controls = withBannerWords(BannerControls);
