import { listNotifications } from '@karavan/shared-api/client/notifications';
import type { Endpoint } from '@karavan/shared-api/client';
import { NOTIFICATION_REFRESH_DELAY } from '@karavan/shared-api/contract/limits';
import type { Route, RouteInput } from '@karavan/shared-api/contract/route';
import { endpointKey, removeFromLists, useEndpointMutation } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useT } from '../../shared/translation.ts';
import { Answers } from './answers.ts';

interface AcceptOrRejectProps<R extends Route> {
  readonly notificationId: number;
  readonly accept: Endpoint<R>;
  readonly reject: Endpoint<R>;
  /** What is answered. */
  readonly input: RouteInput<R>;
}

/**
 * The two answers to a request. The card goes at once, and the list is read again a second later; both
 * come back when the server refuses.
 */
export function AcceptOrReject<R extends Route>({
  notificationId,
  input,
  ...routes
}: AcceptOrRejectProps<R>) {
  const t = useT();
  const { toasts } = useShell();
  const queries = useQueryClient();
  const answer = {
    optimistic: () => removeFromLists(queries, [listNotifications], notificationId),
    onSuccess: () => void setTimeout(refresh, NOTIFICATION_REFRESH_DELAY),
    onError({ message }: { readonly message: string }) {
      toasts.show({ kind: 'error', text: message });
      refresh();
    },
  };
  const accept = useEndpointMutation(routes.accept, answer);
  const reject = useEndpointMutation(routes.reject, answer);

  function refresh(): void {
    void queries.invalidateQueries({ queryKey: endpointKey(listNotifications, 'list') });
  }

  const isPending = accept.isPending || reject.isPending;
  return (
    <Answers>
      <Button size="small" loading={isPending} onClick={() => accept.mutate(input)}>
        {t('accept')}
      </Button>
      <Button
        kind="secondary"
        size="small"
        loading={isPending}
        onClick={() => reject.mutate(input)}
      >
        {t('reject')}
      </Button>
    </Answers>
  );
}
