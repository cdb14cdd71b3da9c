import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { dataOf, type ApiClient, type ApiError, type Endpoint } from '@karavan/shared-api/client';
import type { Page } from '../contract/page.ts';
import type { Route, RouteInput, RouteOutput } from '../contract/route.ts';
import {
  appendPage,
  failPage,
  firstPage,
  type EndlessListData,
  type ListItem,
} from './endless-list-data.ts';
import { endpointKey } from './endpoint-key.ts';

/** The items of a list endpoint. */
export type ItemOf<R extends Route> =
  RouteOutput<R> extends Page<infer T extends ListItem> ? T : never;

/** An endpoint that returns pages; any other does not typecheck. */
export type ListEndpoint<R extends Route> = Endpoint<R> &
  (RouteOutput<R> extends Page<ListItem> ? unknown : never);

/**
 * A plain query instead of an infinite one: a refetch requests the first page only, and a later
 * page is merged into the list as it is then, so that it cannot undo an optimistic change.
 */
export function endlessListOptions<R extends Route>(
  api: ApiClient,
  endpoint: ListEndpoint<R>,
  input: RouteInput<R>,
) {
  return queryOptions<EndlessListData<ItemOf<R>>, ApiError>({
    queryKey: endpointKey(endpoint, 'list', input),
    queryFn: async ({ signal }) =>
      firstPage(await fetchPage(api, endpoint, input, undefined, signal)),
    // Only a refresh or an invalidation may replace a list that someone has scrolled.
    staleTime: Infinity,
    structuralSharing: false,
  });
}

/**
 * Loads the first page before the list renders, in the browser and on the server. Rejects when that
 * fails: a screen rendered without its data would not match what the browser hydrates.
 */
export async function prefetchEndlessList<R extends Route>(
  { api, queries }: { readonly api: ApiClient; readonly queries: QueryClient },
  endpoint: ListEndpoint<R>,
  input: RouteInput<R>,
): Promise<void> {
  await queries.fetchQuery(endlessListOptions(api, endpoint, input));
}

/** Loads the next page. Does nothing at the end, or while a page is loading. */
export async function loadNextPage<R extends Route>(
  { api, queries }: { readonly api: ApiClient; readonly queries: QueryClient },
  endpoint: ListEndpoint<R>,
  input: RouteInput<R>,
): Promise<void> {
  const { queryKey } = endlessListOptions(api, endpoint, input);
  const data = queries.getQueryData(queryKey);
  if (!data?.next || data.more.status === 'loading') return;
  const cursor = data.next;
  const edit = (change: (data: EndlessListData<ItemOf<R>>) => EndlessListData<ItemOf<R>>) =>
    queries.setQueryData(queryKey, (now) => now && change(now));

  edit((now) => ({ ...now, more: { status: 'loading' } }));
  try {
    const page = await fetchPage(api, endpoint, input, cursor);
    edit((now) => appendPage(now, cursor, page));
  } catch (error) {
    edit((now) => failPage(now, cursor, error as ApiError));
  }
}

async function fetchPage<R extends Route>(
  api: ApiClient,
  endpoint: Endpoint<R>,
  input: RouteInput<R>,
  cursor: string | undefined,
  signal?: AbortSignal,
): Promise<Page<ItemOf<R>>> {
  const { query } = input as { readonly query?: object };
  const ofPage = cursor === undefined ? input : { ...input, query: { ...query, cursor } };
  // ListEndpoint guarantees that the endpoint returns pages.
  return dataOf(await api.call(endpoint, ofPage, { signal })) as unknown as Page<ItemOf<R>>;
}
