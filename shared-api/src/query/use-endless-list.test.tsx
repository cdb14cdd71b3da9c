import { useLayoutEffect } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import type { Endpoint } from '@karavan/shared-api/client';
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { z } from 'zod/mini';
import { pageOf, pageQuery } from '../contract/common.ts';
import { defineRoute } from '../contract/route.ts';
import { addToLists, removeFromLists, updateInLists } from './edit-lists.ts';
import { useEndlessList, type EndlessList } from './use-endless-list.ts';

const listRows = defineRoute({
  method: 'GET',
  path: '/folders/{id}/rows/',
  summary: 'Rows',
  permission: 'public',
  params: z.object({ id: z.number() }),
  query: z.object({ ...pageQuery(2), search: z.optional(z.string()) }),
  responses: { 200: pageOf(z.object({ id: z.number(), text: z.string() })) },
});
const LIST_ROWS: Endpoint<typeof listRows> = { method: 'GET', path: '/folders/{id}/rows/' };

type Row = { id: number; text: string };
const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id, text: `row ${id}` }));
const page = (list: Row[], next: string | null) => ({
  status: 200 as const,
  data: { list, next, total_count: 9, total_pages: 5 },
});

/** Two rows a page: the cursor is the last id. */
const server = startMockServer(
  mockEndpoint(LIST_ROWS, ({ query }) => {
    const after = Number(query.get('cursor') ?? 0);
    return page(rows(after + 1, after + 2), after < 4 ? String(after + 2) : null);
  }),
);

let list: EndlessList<Row>;

function Rows({ folder = 1, search }: { readonly folder?: number; readonly search?: string }) {
  const current = useEndlessList(LIST_ROWS, {
    params: { id: folder },
    query: { ...(search && { search }) },
  });
  useLayoutEffect(() => {
    list = current;
  });
  return (
    <>
      <p>{current.status}</p>
      <ul>
        {current.items.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  );
}

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

async function renderReady() {
  const rendered = renderWithPlatform(<Rows />);
  await screen.findByText('ready');
  return rendered;
}

it('appends later pages until the last one', async () => {
  await renderReady();
  expect(shown()).toEqual(['row 1', 'row 2']);
  act(() => list.loadMore());
  await waitFor(() => expect(shown()).toHaveLength(4));
  act(() => list.loadMore());
  await waitFor(() => expect(shown()).toHaveLength(6));
  expect(list.hasMore).toBe(false);
});

it('asks for a page once, however often it is told to', async () => {
  const cursors: (string | null)[] = [];
  server.use(
    mockEndpoint(LIST_ROWS, ({ query }) => {
      cursors.push(query.get('cursor'));
      return page(rows(cursors.length), String(cursors.length));
    }),
  );
  await renderReady();
  act(() => {
    list.loadMore();
    list.loadMore();
  });
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(cursors).toEqual([null, '1']);
});

it('keeps what is shown when the next page fails, ends there, and goes on after a retry', async () => {
  await renderReady();
  server.use(mockLostConnection(LIST_ROWS));
  act(() => list.loadMore());
  await waitFor(() => expect(list.error?.code).toBe('network'));
  expect(shown()).toEqual(['row 1', 'row 2']);
  expect(list.hasMore).toBe(false);

  server.resetHandlers();
  act(() => list.loadMore());
  expect(list.isLoadingMore).toBe(false);
  act(() => list.retry());
  await waitFor(() => expect(shown()).toHaveLength(4));
  expect(list).toMatchObject({ error: null, hasMore: true });
});

it('keeps the old list during a refresh, then shows the first page alone', async () => {
  await renderReady();
  act(() => list.loadMore());
  await waitFor(() => expect(shown()).toHaveLength(4));
  let release = () => {};
  server.use(
    mockEndpoint(LIST_ROWS, async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return page(rows(9), null);
    }),
  );
  act(() => void list.refresh());
  await waitFor(() => expect(list.isRefreshing).toBe(true));
  expect(shown()).toHaveLength(4);
  await waitFor(() => {
    release();
    expect(shown()).toEqual(['row 9']);
  });
});

it('keeps the old list when a refresh fails, and stores the error', async () => {
  await renderReady();
  server.use(mockEndpoint(LIST_ROWS, () => refusal('unavailable', 'Later')));
  await act(() => list.refresh());
  await waitFor(() => expect(list.error).toMatchObject({ message: 'Later', status: 503 }));
  expect(list.status).toBe('ready');
  expect(shown()).toEqual(['row 1', 'row 2']);
});

it('fails as a whole without a first page, and recovers by a retry', async () => {
  server.use(mockEndpoint(LIST_ROWS, () => refusal('internal')));
  renderWithPlatform(<Rows />);
  await screen.findByText('error');
  server.resetHandlers();
  act(() => list.retry());
  await waitFor(() => expect(shown()).toHaveLength(2));
});

it('keeps the list of the last filter while the next one loads, but never that of another subject', async () => {
  const { rerender } = await renderReady();
  rerender(<Rows search="lamp" />);
  expect(shown()).toEqual(['row 1', 'row 2']);
  rerender(<Rows folder={2} search="lamp" />);
  expect(shown()).toEqual([]);
});

it('stays when the view comes back later', async () => {
  const { rerender } = await renderReady();
  act(() => list.loadMore());
  await waitFor(() => expect(shown()).toHaveLength(4));
  rerender(<p>elsewhere</p>);
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
  rerender(<Rows />);
  later.mockRestore();
  expect(shown()).toHaveLength(4);
  expect(list.isRefreshing).toBe(false);
});

describe('optimistic edits', () => {
  it('reach the list at once and are taken back', async () => {
    const { queries } = await renderReady();
    let undo = () => {};
    act(() => {
      undo = updateInLists(queries, [LIST_ROWS], 2, (row) => ({ ...row, text: 'liked' }));
    });
    await waitFor(() => expect(shown()).toEqual(['row 1', 'liked']));
    act(() => undo());
    await waitFor(() => expect(shown()).toEqual(['row 1', 'row 2']));

    act(() => {
      undo = removeFromLists(queries, [LIST_ROWS], 1);
    });
    await waitFor(() => expect(shown()).toEqual(['row 2']));
    act(() => undo());
    await waitFor(() => expect(shown()).toEqual(['row 1', 'row 2']));

    act(() => {
      undo = addToLists(queries, LIST_ROWS, { id: 0, text: 'new' });
    });
    await waitFor(() => expect(shown()).toEqual(['new', 'row 1', 'row 2']));
    act(() => undo());
    await waitFor(() => expect(shown()).toEqual(['row 1', 'row 2']));
  });

  it('survive a page that was asked for before them, which stays when they are taken back', async () => {
    const { queries } = await renderReady();
    act(() => list.loadMore());
    let undo = () => {};
    act(() => {
      undo = removeFromLists(queries, [LIST_ROWS], 1);
    });
    await waitFor(() => expect(shown()).toEqual(['row 2', 'row 3', 'row 4']));
    act(() => undo());
    await waitFor(() => expect(shown()).toEqual(['row 1', 'row 2', 'row 3', 'row 4']));
  });

  it('survive a refresh that was asked for before them', async () => {
    const { queries } = await renderReady();
    act(() => void list.refresh());
    act(() => {
      updateInLists(queries, [LIST_ROWS], 2, (row) => ({ ...row, text: 'liked' }));
    });
    await waitFor(() => expect(list.isRefreshing).toBe(false));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(shown()).toEqual(['row 1', 'liked']);
  });
});
