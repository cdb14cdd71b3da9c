import type { QueryClient } from '@tanstack/react-query';
import { listNotifications } from '@karavan/shared-api/client/notifications';
import { NOTIFICATION_REFRESH_DELAY } from '@karavan/shared-api/contract/limits';
import { endpointKey, removeFromLists } from '@karavan/shared-api/query';

/**
 * The effect of an answer on the list: the card disappears at once and the list is refetched a
 * second later. Both are restored when the server refuses.
 */
export function answeringOf(notificationId: number) {
  return {
    optimistic: (_answer: unknown, queries: QueryClient) =>
      removeFromLists(queries, [listNotifications], notificationId),
    onSuccess: (_data: unknown, _answer: unknown, queries: QueryClient) =>
      void setTimeout(() => refresh(queries), NOTIFICATION_REFRESH_DELAY),
    onError: (_error: unknown, _answer: unknown, queries: QueryClient) => refresh(queries),
  };
}

function refresh(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: endpointKey(listNotifications, 'list') });
}
