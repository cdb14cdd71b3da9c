import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@karavan/shared-api/client';
import type { Route, RouteInput, RouteOutput } from '../contract/route.ts';
import type { Rollback } from './edit-lists.ts';
import { endpointKey } from './endpoint-key.ts';

/** Changes one cached answer; does nothing if it is not cached. */
export function updateAnswer<R extends Route>(
  queries: QueryClient,
  endpoint: Endpoint<R>,
  input: RouteInput<R>,
  change: (answer: RouteOutput<R>) => RouteOutput<R>,
): Rollback {
  const queryKey = endpointKey(endpoint, 'one', input);
  const before = queries.getQueryData<RouteOutput<R>>(queryKey);
  if (before === undefined) return () => {};
  // An answer requested before the change would bring back the old state.
  void queries.cancelQueries({ queryKey, exact: true });
  const after = queries.setQueryData<RouteOutput<R>>(queryKey, change(before));
  return () => {
    // Only the value set here is reverted, never a newer one.
    queries.setQueryData<RouteOutput<R>>(queryKey, (now) => (now === after ? before : now));
  };
}
