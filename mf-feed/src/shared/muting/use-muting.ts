import { useRef } from 'react';
import { listBanners } from '@karavan/shared-api/client/banners';
import { listFeed } from '@karavan/shared-api/client/feed';
import {
  dismissPost,
  listDismissedPosts,
  listMutedOrganizations,
  muteOrganization,
  recallPost,
  unmuteOrganization,
} from '@karavan/shared-api/client/muting';
import { listSubscribedPosts } from '@karavan/shared-api/client/subscriptions';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import {
  endpointKey,
  removeFromLists,
  request,
  useWrite,
  type Rollback,
} from '@karavan/shared-api/query';
import { useShell, type PrefetchContext } from '@karavan/shared-api/remote';
import { useMutingT } from './translation.ts';

type Queries = PrefetchContext['queries'];

/** What is hidden: one post, or all of its organization. */
export type Muted = 'post' | 'organization';

interface Wish {
  readonly what: Muted;
  readonly isMuted: boolean;
  /** Puts the posts back where they were; for what is shown again. */
  readonly restore?: Rollback | undefined;
}

/** Hides a post, or all posts of its organization, from the feed at once; the toast takes it back. */
export function useMuting(post: Pick<FeedPost, 'id' | 'organization'>) {
  const t = useMutingT();
  const { toasts, events } = useShell();
  const removal = useRef<Rollback>(undefined);
  const { send } = useWrite(({ what, isMuted }: Wish) => requestFor(post, what, isMuted), {
    whileBusy: 'queue',
    optimistic({ what, isMuted, restore }, queries) {
      if (isMuted) {
        removal.current = removePosts(queries, what, post);
        return removal.current;
      }
      restore?.();
      return () => undefined;
    },
    onSuccess(_state, { what, isMuted }, queries) {
      outdateMuted(queries);
      if (what === 'organization') {
        events.emit('organization.muted', { organizationId: post.organization.id, isMuted });
      }
      if (!isMuted) return;
      const restore = removal.current;
      toasts.show({
        kind: 'info',
        text: what === 'post' ? t('dismissed') : t('muted', { title: post.organization.title }),
        action: { label: t('undo'), run: () => void send({ what, isMuted: false, restore }) },
      });
    },
  });
  return { hide: (what: Muted) => void send({ what, isMuted: true }) };
}

function requestFor(
  { id, organization }: Pick<FeedPost, 'id' | 'organization'>,
  what: Muted,
  isMuted: boolean,
) {
  if (what === 'post') {
    const post = { params: { id } };
    return isMuted ? request(dismissPost, post) : request(recallPost, post);
  }
  const seller = { params: { id: organization.id } };
  return isMuted ? request(muteOrganization, seller) : request(unmuteOrganization, seller);
}

/** The lists of what is hidden are read again when they are next opened, and rows of posts and banners at once. */
function outdateMuted(queries: Queries): void {
  for (const queryKey of [
    endpointKey(listDismissedPosts, 'list'),
    endpointKey(listMutedOrganizations, 'list'),
  ]) {
    void queries.invalidateQueries({ queryKey, refetchType: 'none' });
  }
  for (const queryKey of [endpointKey(listFeed, 'one'), endpointKey(listBanners, 'one')]) {
    void queries.invalidateQueries({ queryKey });
  }
}

function removePosts(
  queries: Queries,
  what: Muted,
  post: Pick<FeedPost, 'id' | 'organization'>,
): Rollback {
  const ids = what === 'post' ? [post.id] : postsOf(queries, post.organization.id);
  const rollbacks = ids.flatMap((id) => [
    removeFromLists(queries, [listFeed], id),
    removeFromLists(queries, [listSubscribedPosts], id),
  ]);
  return () => {
    // In the reverse order each stands where it stood.
    for (const rollback of rollbacks.toReversed()) rollback();
  };
}

/** The posts of an organization in the lists that are kept. */
function postsOf(queries: Queries, organization: number): number[] {
  const kept = [endpointKey(listFeed, 'list'), endpointKey(listSubscribedPosts, 'list')].flatMap(
    (queryKey) => queries.getQueriesData<{ readonly items: readonly FeedPost[] }>({ queryKey }),
  );
  const ids = kept
    .flatMap(([, data]) => data?.items ?? [])
    .filter((post) => post.organization.id === organization)
    .map(({ id }) => id);
  return [...new Set(ids)];
}
