import type { Endpoint } from '@karavan/shared-api/client';
import type { Route, RouteInput } from '@karavan/shared-api/contract/route';
import { request, useWrite } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { useT } from '../../shared/translation.ts';
import { answeringOf } from './answering-of.ts';
import { Answers } from './answers.ts';

interface AcceptOrRejectProps<R extends Route> {
  readonly notificationId: number;
  readonly accept: Endpoint<R>;
  readonly reject: Endpoint<R>;
  /** What the answer refers to. */
  readonly input: RouteInput<R>;
}

/**
 * The two answers to a request. The card disappears at once and the list is refetched a second
 * later; both are restored when the server refuses.
 */
export function AcceptOrReject<R extends Route>({
  notificationId,
  accept,
  reject,
  input,
}: AcceptOrRejectProps<R>) {
  const t = useT();
  const { isPending, send } = useWrite(
    (answer: 'accept' | 'reject') => request(answer === 'accept' ? accept : reject, input),
    answeringOf(notificationId),
  );
  return (
    <Answers>
      <Button size="small" loading={isPending} onClick={() => void send('accept')}>
        {t('accept')}
      </Button>
      <Button kind="secondary" size="small" loading={isPending} onClick={() => void send('reject')}>
        {t('reject')}
      </Button>
    </Answers>
  );
}
