import { useAtomValue } from 'jotai';
import { listBanners } from '@karavan/shared-api/client/banners';
import { getMyLocation } from '@karavan/shared-api/client/regions';
import type { Banner } from '@karavan/shared-api/contract/banners';
import type { RegionChoice } from '@karavan/shared-api/overlays';
import { useEndpoint } from '@karavan/shared-api/query';
import { regionAtom } from '@karavan/shared-api/state';

const NONE: readonly Banner[] = [];
const ANYWHERE: RegionChoice = { country: null, city: null };

/**
 * Banners of the home for where the reader is; until they are there, those that are for everybody, with which a page
 * comes from the server. Undefined while nothing has loaded, none where nothing can.
 * @param chosen the place that the reader looks at, which counts before the one where they are
 */
export function useHomeBanners(
  place: 'promotions' | 'feed',
  chosen: RegionChoice = ANYWHERE,
): readonly Banner[] | undefined {
  const { country, city, isKnown } = useReader(chosen);
  const forAll = useEndpoint(listBanners, { query: { place } });
  const here = useEndpoint(
    listBanners,
    { query: { place, ...(country && { country }), ...(city && { city }) } },
    { enabled: isKnown },
  );
  return here.data?.list ?? forAll.data?.list ?? (forAll.isError ? NONE : undefined);
}

/** The place that was chosen, else the person's country, with the city of their network if that is there. */
function useReader(chosen: RegionChoice): RegionChoice & { readonly isKnown: boolean } {
  const region = useAtomValue(regionAtom)?.code ?? null;
  const isAsked = chosen.country === null && region !== null;
  const network = useEndpoint(getMyLocation, {}, { enabled: isAsked });
  if (!isAsked) return { ...chosen, isKnown: chosen.country !== null };
  const { country_code, city_value = null } = network.data ?? {};
  return {
    country: region,
    city: country_code === region ? city_value : null,
    isKnown: !network.isPending,
  };
}
