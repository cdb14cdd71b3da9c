import { listPartners } from '@karavan/shared-api/client/partners';
import { prefetchEndpoint } from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';

export const prefetchPartners = (
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  id: number,
): Promise<void> => prefetchEndpoint(context, listPartners, { params: { id } });
