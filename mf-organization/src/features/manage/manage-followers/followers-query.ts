import { blockUser, listBlacklist, unblockUser } from '@karavan/shared-api/client/blacklist';
import {
  acceptAllFollowers,
  acceptFollower,
  countFollowers,
  declineFollower,
  listFollowers,
  removeFollower,
} from '@karavan/shared-api/client/followers';
import { endpointKey, request, useWrite, type WriteOptions } from '@karavan/shared-api/query';

const of = (organizationId: number, userId: number) => ({
  params: { id: organizationId },
  body: { user_id: userId },
});

/** What the staff does with one person. */
const ACTIONS = {
  accept: (...pair: Parameters<typeof of>) => request(acceptFollower, of(...pair)),
  decline: (...pair: Parameters<typeof of>) => request(declineFollower, of(...pair)),
  remove: (...pair: Parameters<typeof of>) => request(removeFollower, of(...pair)),
  block: (...pair: Parameters<typeof of>) => request(blockUser, of(...pair)),
  unblock: (...pair: Parameters<typeof of>) => request(unblockUser, of(...pair)),
} as const;

/** The cache, as a write gets it. */
type Queries = Parameters<NonNullable<WriteOptions<unknown, unknown>['onSettled']>>[1];

interface Deed {
  readonly action: keyof typeof ACTIONS;
  readonly userId: number;
  /** What is told once it is done. */
  readonly done: string;
}

/** The staff's actions on people of one organization; every list of them is read again. */
export function usePersonAction(organizationId: number) {
  const write = useWrite(({ action, userId }: Deed) => ACTIONS[action](organizationId, userId), {
    whileBusy: 'queue',
    done: (_answer, { done }) => done,
    onSettled: (_deed, queries) => readAgain(queries),
  });
  return (deed: Deed) => void write.send(deed);
}

export function useAcceptAll(organizationId: number, done: (count: number) => string) {
  const write = useWrite(acceptAllFollowers, {
    done: ({ accepted_now }) => done(accepted_now),
    onSettled: (_input, queries) => readAgain(queries),
  });
  return {
    isPending: write.isPending,
    send: () => void write.send({ params: { id: organizationId } }),
  };
}

/** Everything that lists people. */
export function readAgain(queries: Queries): void {
  void queries.invalidateQueries({ queryKey: endpointKey(listFollowers, 'list') });
  void queries.invalidateQueries({ queryKey: endpointKey(listBlacklist, 'list') });
  void queries.invalidateQueries({ queryKey: endpointKey(countFollowers, 'one') });
}
