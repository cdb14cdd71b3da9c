import { listBanners } from '@karavan/shared-api/client/banners';
import { prefetchEndpoint } from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';

/** A page does without them where they cannot be had. */
export const prefetchBanners = (
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  organization: number,
): Promise<void> =>
  prefetchEndpoint(context, listBanners, { query: { organization } }).catch(() => undefined);
