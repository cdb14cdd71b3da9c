import { getItem } from '@karavan/shared-api/client/items';
import { prefetchEndpoint, useEndpoint } from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';

export function useItem(id: number) {
  return useEndpoint(getItem, { params: { id } });
}

export function prefetchItem(
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  id: number,
): Promise<void> {
  return prefetchEndpoint(context, getItem, { params: { id } });
}
