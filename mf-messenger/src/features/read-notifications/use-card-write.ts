import { useQueryClient } from '@tanstack/react-query';
import { NOTIFICATION_REFRESH_DELAY } from '@karavan/shared-api/contract/limits';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { useApi, useWrite, type Write, type WriteRequest } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { isUnanswered, readCardAgain, readCardsAgain } from './read-card-again.ts';
import { useT } from './translation.ts';

/** Somebody else was faster, or the reader may not do it any more. */
const OVERTAKEN: ReadonlySet<number> = new Set([403, 404, 409]);

/**
 * A press on a card, after which the card shows what has become of its subject. So it does when somebody
 * else was faster: what they have done is the answer, not an error. A press without an answer may have
 * counted all the same: that is said, and the card read until it tells.
 */
export function useCardWrite<Intent, Data>(
  notification: Notification,
  requestFor: (intent: Intent) => WriteRequest<Data>,
  onSuccess?: (data: Data) => void,
): Write<Intent, Data> {
  const t = useT();
  const api = useApi();
  const queries = useQueryClient();
  const { toasts, signal } = useShell();
  const { id } = notification;
  const readAgain = () => readCardAgain({ api, queries, signal }, id);

  async function showOvertaken(): Promise<void> {
    const now = await readAgain();
    // It offers what has just been refused, and says nothing of why.
    if (now && isSame(now, notification)) toasts.show({ kind: 'error', text: t('not_now') });
  }

  return useWrite<WriteRequest<Data>, Intent>(requestFor, {
    failed: ({ status }) => (OVERTAKEN.has(status) ? null : undefined),
    onError: (error) => {
      if (OVERTAKEN.has(error.status)) void showOvertaken();
      else if (isUnanswered(error)) void readAgain();
    },
    onSuccess: (data) => {
      onSuccess?.(data);
      void readAgain();
      setTimeout(() => readCardsAgain(queries), NOTIFICATION_REFRESH_DELAY);
    },
  });
}

const isSame = (one: Notification, other: Notification) =>
  JSON.stringify(standingsOf(one)) === JSON.stringify(standingsOf(other));

const standingsOf = ({ order, partnership, invitation, transfer, agreement }: Notification) => [
  order,
  partnership,
  invitation,
  transfer,
  agreement,
];
