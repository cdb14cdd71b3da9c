import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@karavan/shared-api/client';
import { getNotification, listNotifications } from '@karavan/shared-api/client/notifications';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { endpointKey, updateInLists } from '@karavan/shared-api/query';

interface Cache {
  readonly api: ApiClient;
  readonly queries: QueryClient;
}

/**
 * Shows a card as what it is about stands now, in its place. One that cannot be had any more has moved
 * up with news, or is gone: the list is read again.
 * @param id under which it is now, if that is another
 * @returns null when the card could not be had
 */
export async function readCardAgain(
  { api, queries }: Cache,
  shownId: number,
  id = shownId,
): Promise<Notification | null> {
  const result = await api.call(getNotification, { params: { id } });
  if (result.ok) {
    updateInLists(queries, [listNotifications], shownId, () => result.data);
    return result.data;
  }
  if (result.status === 404) readCardsAgain(queries);
  return null;
}

export function readCardsAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: endpointKey(listNotifications, 'list') });
}
