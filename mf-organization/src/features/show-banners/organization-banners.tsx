import { listBanners } from '@karavan/shared-api/client/banners';
import { useSightings, withBannerWords } from '@karavan/shared-api/banners';
import type { Banner } from '@karavan/shared-api/contract/banners';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { BannerCarousel, BannerControls } from '@karavan/shared-ui/product/banner-carousel';

/** Banners on the page of an organization: its own, and those of partners. */
export function OrganizationBanners({ organizationId }: { readonly organizationId: number }) {
  const { saw, pressed } = useSightings();
  const { data } = useEndpoint(listBanners, { query: { organization: organizationId } });
  if (!data || data.list.length === 0) return null;
  const sightOf = ({ id, organization }: Banner) => ({
    id,
    place: organization.id === organizationId ? ('organization' as const) : ('partner' as const),
  });
  return (
    <BannerCarousel
      banners={data.list}
      link={Link}
      controls={Controls}
      onSeen={(banner) => saw(sightOf(banner))}
      onPress={(banner) => pressed(sightOf(banner))}
    />
  );
}

const Controls = withBannerWords(BannerControls);
