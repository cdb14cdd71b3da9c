import { getHotlinks } from '@karavan/shared-api/client/hotlinks';
import { prefetchEndpoint } from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';

export const prefetchHotlinks = (
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  organizationId: number,
): Promise<void> => prefetchEndpoint(context, getHotlinks, { params: { id: organizationId } });
