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

/** What a list endpoint lists. */
export type ItemOf<R extends Route> =
  RouteOutput<R> extends Page<infer T extends ListItem> ? T : never;

/** An endpoint that answers pages; any other one does not typecheck. */
export type ListEndpoint<R extends Route> = Endpoint<R> &
  (RouteOutput<R> extends Page<ListItem> ? unknown : never);

/**
 * A plain query instead of an infinite one: a refetch asks for the first page only, and a page that
 * arrives is added to the list of that moment, so that it cannot undo an optimistic change.
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
    // Replacing a list that somebody has scrolled takes a reason: a refresh, or an invalidation.
    staleTime: Infinity,
    structuralSharing: false,
  });
}

/**
 * Loads the first page before the list renders, in the browser and for a render on the server.
 * Rejects when that fails: a screen rendered without its data is not the one the browser hydrates.
 */
export async function prefetchEndlessList<R extends Route>(
  { api, queries }: { readonly api: ApiClient; readonly queries: QueryClient },
  endpoint: ListEndpoint<R>,
  input: RouteInput<R>,
): Promise<void> {
  await queries.fetchQuery(endlessListOptions(api, endpoint, input));
}

/** Loads the page after the last one. Does nothing at the end, or while a page is on its way. */
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
  // ListEndpoint has checked that the endpoint answers pages.
  return dataOf(await api.call(endpoint, ofPage, { signal })) as unknown as Page<ItemOf<R>>;
}
