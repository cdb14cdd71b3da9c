import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '@karavan/shared-api/client';
import { getNotification, listNotifications } from '@karavan/shared-api/client/notifications';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { endpointKey, updateInLists } from '@karavan/shared-api/query';

interface Reader {
  readonly api: ApiClient;
  readonly queries: QueryClient;
  /** Aborts when the view is left. */
  readonly signal: AbortSignal;
}

/** How long to wait where the server cannot be asked, in milliseconds. */
const TRY_AGAIN = 5000;

/**
 * Shows a card as what it is about stands now, in its place. One that cannot be had any more has moved
 * up with news, or is gone: the list is read again. While nobody answers it is asked for again, because
 * no other event may come that tells of the change.
 * @param id under which it is now, if that is another
 * @returns null when the card could not be had
 */
export async function readCardAgain(
  reader: Reader,
  shownId: number,
  id = shownId,
): Promise<Notification | null> {
  const { api, queries, signal } = reader;
  const result = await api.call(getNotification, { params: { id } }, { signal });
  if (result.ok) {
    updateInLists(queries, [listNotifications], shownId, () => result.data);
    return result.data;
  }
  if (result.status === 404) readCardsAgain(queries);
  if (isUnanswered(result.error)) {
    setTimeout(() => void readCardAgain(reader, shownId, id), TRY_AGAIN);
  }
  return null;
}

/** Whether nobody knows yet what a request has come to. */
export const isUnanswered = ({ status, isCanceled }: ApiError): boolean =>
  !isCanceled && (status === 0 || status >= 500);

export function readCardsAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: endpointKey(listNotifications, 'list') });
}
