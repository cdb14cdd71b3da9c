import type { QueryClient } from '@tanstack/react-query';
import type { Route, RouteInput } from '../contract/route.ts';
import {
  insertItem,
  removeItem,
  replaceItem,
  type EndlessListData,
  type ListItem,
} from './endless-list-data.ts';
import type { ItemOf, ListEndpoint } from './endless-list-query.ts';
import { endpointKey } from './endpoint-key.ts';

/** Reverts an optimistic change. Other changes since then stay. */
export type Rollback = () => void;

/** Changes an item in every cached list of these endpoints. */
export function updateInLists<R extends Route>(
  queries: QueryClient,
  endpoints: readonly ListEndpoint<R>[],
  id: ListItem['id'],
  change: (item: ItemOf<R>) => ItemOf<R>,
): Rollback {
  return editLists(queries, endpoints, undefined, (data) => {
    const before = data.items.find((item) => item.id === id);
    if (!before) return null;
    const after = change(before);
    if (after === before) return null;
    return {
      data: replaceItem(data, id, () => after),
      // Only the value set here is reverted, never a newer one.
      undo: (now) => replaceItem(now, id, (item) => (item === after ? before : item)),
    };
  });
}

/** Removes an item from every cached list of these endpoints, or from the one list of an input. */
export function removeFromLists<R extends Route>(
  queries: QueryClient,
  endpoints: readonly ListEndpoint<R>[],
  id: ListItem['id'],
  input?: RouteInput<R>,
): Rollback {
  return editLists(queries, endpoints, input, (data) => {
    const index = data.items.findIndex((item) => item.id === id);
    const removed = data.items[index];
    if (!removed) return null;
    return { data: removeItem(data, id), undo: (now) => insertItem(now, removed, index) };
  });
}

/** Puts an item at the top of one list, or of all lists of the endpoint, unless it is already there. */
export function addToLists<R extends Route>(
  queries: QueryClient,
  endpoint: ListEndpoint<R>,
  item: ItemOf<R>,
  input?: RouteInput<R>,
): Rollback {
  return editLists(queries, [endpoint], input, (data) => {
    const added = insertItem(data, item, 0);
    if (added === data) return null;
    return { data: added, undo: (now) => removeItem(now, item.id) };
  });
}

type Data<R extends Route> = EndlessListData<ItemOf<R>>;

interface Edit<R extends Route> {
  readonly data: Data<R>;
  undo(now: Data<R>): Data<R>;
}

function editLists<R extends Route>(
  queries: QueryClient,
  endpoints: readonly ListEndpoint<R>[],
  input: RouteInput<R> | undefined,
  edit: (data: Data<R>) => Edit<R> | null,
): Rollback {
  const undos = endpoints
    .flatMap((endpoint) =>
      queries.getQueryCache().findAll({ queryKey: endpointKey(endpoint, 'list', input) }),
    )
    .flatMap(({ queryKey }) => {
      const data = queries.getQueryData<Data<R>>(queryKey);
      const done = data && edit(data);
      if (!done) return [];
      // A first page requested before the change would bring back the old state.
      void queries.cancelQueries({ queryKey, exact: true });
      queries.setQueryData<Data<R>>(queryKey, done.data);
      return () => {
        queries.setQueryData<Data<R>>(queryKey, (now) => now && done.undo(now));
      };
    });
  return () => {
    for (const undo of undos) undo();
  };
}
