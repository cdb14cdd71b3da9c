import { useHomeBanners, useSightings, withBannerWords } from '@karavan/shared-api/banners';
import { Link } from '@karavan/shared-api/router';
import { BannerCarousel, BannerControls } from '@karavan/shared-ui/product/banner-carousel';

interface HomeBannersProps {
  readonly place: 'promotions' | 'feed';
}

/** Banners of organizations on a page of the home. */
export function HomeBanners({ place }: HomeBannersProps) {
  const { saw, pressed } = useSightings();
  const banners = useHomeBanners(place);
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
