import { getRoster } from '@karavan/shared-api/client/roster';
import { endpointKey, type WriteOptions } from '@karavan/shared-api/query';

type Queries = Parameters<NonNullable<WriteOptions<unknown, unknown>['onSettled']>>[1];

/** Reads the weeks again after a change. */
export function refreshRoster(queries: Queries): void {
  void queries.invalidateQueries({ queryKey: endpointKey(getRoster, 'one') });
}
