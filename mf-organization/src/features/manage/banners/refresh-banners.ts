import * as banners from '@karavan/shared-api/client/banners';
import { endpointKey } from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';

/** Reads anew, wherever they are shown, the banners that staff have changed. */
export function refreshBanners(queries: PrefetchContext['queries']): void {
  for (const queryKey of [
    endpointKey(banners.listStaffBanners, 'one'),
    endpointKey(banners.listPartnerBanners, 'one'),
    endpointKey(banners.listBanners, 'one'),
  ]) {
    void queries.invalidateQueries({ queryKey });
  }
}
