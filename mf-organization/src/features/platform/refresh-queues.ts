import type { Endpoint } from '@karavan/shared-api/client';
import { countPlatformQueues } from '@karavan/shared-api/client/platform';
import type { Route } from '@karavan/shared-api/contract/route';
import { endpointKey } from '@karavan/shared-api/query';

/** As much of the client of queries as it takes. */
interface Queries {
  invalidateQueries(filters: { readonly queryKey: readonly unknown[] }): Promise<void>;
}

/** After a decision, one's own or another operator's: the list and what waits are asked for again. */
export function refreshQueues<R extends Route>(queries: Queries, list: Endpoint<R>): void {
  void queries.invalidateQueries({ queryKey: endpointKey(list, 'list') });
  void queries.invalidateQueries({ queryKey: endpointKey(countPlatformQueues, 'one') });
}
