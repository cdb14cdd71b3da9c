import type { Endpoint } from '@karavan/shared-api/client';
import type { Route, RouteInput } from '../contract/route.ts';

/** One answer, or the pages of an endless list: the cache holds them in different shapes. */
export type CachedKind = 'one' | 'list';

/** The cache key of an endpoint's answers; without an input it matches all of them. */
export function endpointKey<R extends Route>(
  { method, path }: Endpoint<R>,
  kind: CachedKind,
  input?: RouteInput<R>,
): readonly unknown[] {
  const root = [`${method} ${path}`, kind];
  return input === undefined ? root : [...root, input];
}
