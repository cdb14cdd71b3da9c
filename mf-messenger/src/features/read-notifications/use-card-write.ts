import { useQueryClient } from '@tanstack/react-query';
import { NOTIFICATION_REFRESH_DELAY } from '@karavan/shared-api/contract/limits';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { useApi, useWrite, type Write, type WriteRequest } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { readCardAgain, readCardsAgain } from './read-card-again.ts';
import { useT } from './translation.ts';

/** Somebody else was faster, or the reader may not do it any more. */
const OVERTAKEN: ReadonlySet<number> = new Set([403, 404, 409]);

/**
 * A press on a card, after which the card shows what has become of its subject. So it does when somebody
 * else was faster: what they have done is the answer, not an error.
 */
export function useCardWrite<Intent, Data>(
  notification: Notification,
  requestFor: (intent: Intent) => WriteRequest<Data>,
  onSuccess?: (data: Data) => void,
): Write<Intent, Data> {
  const t = useT();
  const api = useApi();
  const queries = useQueryClient();
  const { toasts } = useShell();
  const { id } = notification;

  async function showOvertaken(): Promise<void> {
    const now = await readCardAgain({ api, queries }, id);
    // It offers what has just been refused, and says nothing of why.
    if (now && isSame(now, notification)) toasts.show({ kind: 'error', text: t('not_now') });
  }

  return useWrite<WriteRequest<Data>, Intent>(requestFor, {
    failed: ({ status }) => (OVERTAKEN.has(status) ? null : undefined),
    onError: ({ status }) => {
      if (OVERTAKEN.has(status)) void showOvertaken();
    },
    onSuccess: (data) => {
      onSuccess?.(data);
      void readCardAgain({ api, queries }, id);
      setTimeout(() => readCardsAgain(queries), NOTIFICATION_REFRESH_DELAY);
    },
  });
}

const isSame = (one: Notification, other: Notification) =>
  JSON.stringify([one.order, one.partnership]) === JSON.stringify([other.order, other.partnership]);
