import { listSelection } from '@karavan/shared-api/client/collections';
import { prefetchEndpoint, useEndpoint } from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';

/** What goes with an item. */
export function useSelection(id: number) {
  return useEndpoint(listSelection, { params: { id } });
}

export function prefetchSelection(
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  id: number,
): Promise<void> {
  return prefetchEndpoint(context, listSelection, { params: { id } });
}
