import { useRef } from 'react';
import { listFeed } from '@karavan/shared-api/client/feed';
import { listSubscribedPosts } from '@karavan/shared-api/client/subscriptions';
import { endpointKey, useWrite, type Rollback, type WriteRequest } from '@karavan/shared-api/query';
import { useShell, type PrefetchContext } from '@karavan/shared-api/remote';
import { useReviewT } from './translation.ts';

interface Calls {
  /** What is left out with all that it lists; undefined: a single post. */
  readonly organizationId?: number;
  /** Takes it off the list of what is left out. */
  remove(queries: PrefetchContext['queries']): Rollback;
  mute(): WriteRequest<unknown>;
  unmute(): WriteRequest<unknown>;
}

interface Wish {
  readonly isMuted: boolean;
  readonly restore?: Rollback | undefined;
}

/** Lets something back into the feed; the toast hides it again. */
export function useShowAgain({ organizationId, remove, mute, unmute }: Calls): () => void {
  const t = useReviewT();
  const { toasts, events } = useShell();
  const removal = useRef<Rollback>(undefined);
  const { send } = useWrite(({ isMuted }: Wish) => (isMuted ? mute() : unmute()), {
    whileBusy: 'queue',
    optimistic({ isMuted, restore }, queries) {
      if (isMuted) {
        restore?.();
        return () => undefined;
      }
      removal.current = remove(queries);
      return removal.current;
    },
    onSuccess(_state, { isMuted }, queries) {
      for (const queryKey of [
        endpointKey(listFeed, 'list'),
        endpointKey(listSubscribedPosts, 'list'),
      ]) {
        void queries.invalidateQueries({ queryKey, refetchType: 'none' });
      }
      if (organizationId !== undefined) {
        events.emit('organization.muted', { organizationId, isMuted });
      }
      if (isMuted) return;
      const restore = removal.current;
      toasts.show({
        kind: 'info',
        text: t('shown_again'),
        action: { label: t('undo'), run: () => void send({ isMuted: true, restore }) },
      });
    },
  });
  return () => void send({ isMuted: false });
}
