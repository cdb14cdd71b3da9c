import { useAtomValue } from 'jotai';
import { listBanners } from '@karavan/shared-api/client/banners';
import type { Banner } from '@karavan/shared-api/contract/banners';
import { useEndpoint } from '@karavan/shared-api/query';
import { regionAtom } from '@karavan/shared-api/state';

const NONE: readonly Banner[] = [];

/**
 * Banners of the home for the reader's country; until they are there, those that are for everybody, with which a page
 * comes from the server. Undefined while nothing has loaded, none where nothing can.
 */
export function useHomeBanners(place: 'promotions' | 'feed'): readonly Banner[] | undefined {
  const country = useAtomValue(regionAtom)?.code;
  const forAll = useEndpoint(listBanners, { query: { place } });
  const here = useEndpoint(
    listBanners,
    { query: { place, ...(country !== undefined && { country }) } },
    { enabled: country !== undefined },
  );
  return here.data?.list ?? forAll.data?.list ?? (forAll.isError ? NONE : undefined);
}
