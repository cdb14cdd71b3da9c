import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { createApiClient, type Endpoint } from '@karavan/shared-api/client';
import { z } from 'zod/mini';
import { pageOf, pageQuery } from '../contract/common.ts';
import { defineRoute } from '../contract/route.ts';
import { endlessListOptions, prefetchEndlessList } from './endless-list-query.ts';
import { createQueryClient } from './query-client.ts';

const listRows = defineRoute({
  method: 'GET',
  path: '/rows/',
  summary: 'Rows',
  permission: 'public',
  query: z.object(pageQuery(2)),
  responses: { 200: pageOf(z.object({ id: z.number() })) },
});
const LIST_ROWS: Endpoint<typeof listRows> = { method: 'GET', path: '/rows/' };

function apiAnswering(status: number, body: unknown) {
  const fetch = jest.fn(async () => new Response(JSON.stringify(body), { status }));
  return {
    fetch,
    api: createApiClient({
      fetch,
      baseUrl: 'http://server/api/v1',
      readContext: () => ({ locale: 'ru' }),
    }),
  };
}

it('carries the first page of a list from the server to the browser', async () => {
  const { api, fetch } = apiAnswering(200, {
    list: [{ id: 1 }, { id: 2 }],
    next: 'c',
    total_count: 9,
    total_pages: 5,
  });
  const onServer = createQueryClient();
  await prefetchEndlessList({ api, queries: onServer }, LIST_ROWS, {});
  const wire = JSON.stringify(dehydrate(onServer));

  const inBrowser = createQueryClient();
  hydrate(inBrowser, JSON.parse(wire));
  await prefetchEndlessList({ api, queries: inBrowser }, LIST_ROWS, {});
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(inBrowser.getQueryData(endlessListOptions(api, LIST_ROWS, {}).queryKey)).toEqual({
    items: [{ id: 1 }, { id: 2 }],
    next: 'c',
    totalCount: 9,
    more: { status: 'idle' },
  });
  onServer.clear();
  inBrowser.clear();
});

it('fails at once on the server, so that a skeleton goes out instead', async () => {
  const { api, fetch } = apiAnswering(503, { message: 'Later' });
  const queries: QueryClient = createQueryClient();
  await expect(prefetchEndlessList({ api, queries }, LIST_ROWS, {})).rejects.toMatchObject({
    status: 503,
    message: 'Later',
  });
  expect(fetch).toHaveBeenCalledTimes(1);
  queries.clear();
});
