import {
  followOrganization,
  getOrganization,
  getOrganizationClient,
  unfollowOrganization,
} from '@karavan/shared-api/client/organizations';
import type {
  OrganizationClient,
  OrganizationDetail,
} from '@karavan/shared-api/contract/organizations';
import { endpointKey, useEndpointMutation, type Rollback } from '@karavan/shared-api/query';
import { useShell, type PrefetchContext } from '@karavan/shared-api/remote';
import { useOrganizationClient } from '../../shared/use-organization-client.ts';

type Queries = PrefetchContext['queries'];

interface Following {
  readonly isFollowing: boolean;
  /** Follows, or no longer; guests are asked to sign in first. Ignored until the last press is answered. */
  toggle(): Promise<void>;
}

/** Whether the person follows an organization; a press shows at once and is taken back when it is refused. */
export function useFollowing(id: number): Following {
  const { requireSignIn, toasts } = useShell();
  const isFollowing = useOrganizationClient(id)?.is_following ?? false;
  const options = (follows: boolean) => ({
    optimistic: (_: unknown, queries: Queries) => showFollowing(queries, id, follows),
    onSuccess: (
      { is_following, follower_count }: { is_following: boolean; follower_count: number },
      _: unknown,
      queries: Queries,
    ) => {
      editClient(queries, id, (client) => ({ ...client, is_following }));
      editOrganization(queries, id, (organization) => ({ ...organization, follower_count }));
      // Who pressed before it was known had nothing there to edit.
      void queries.invalidateQueries({ queryKey: clientKey(id) });
    },
    onError: ({ message }: Error) => toasts.show({ kind: 'error', text: message }),
  });
  const follow = useEndpointMutation(followOrganization, options(true));
  const unfollow = useEndpointMutation(unfollowOrganization, options(false));
  return {
    isFollowing,
    async toggle() {
      if (follow.isPending || unfollow.isPending) return;
      if (!(await requireSignIn())) return;
      (isFollowing ? unfollow : follow).mutate({ params: { id } });
    },
  };
}

const clientKey = (id: number) => endpointKey(getOrganizationClient, 'one', { params: { id } });
const organizationKey = (id: number) => endpointKey(getOrganization, 'one', { params: { id } });

function showFollowing(queries: Queries, id: number, follows: boolean): Rollback {
  // Answers that were asked for before the press would bring the old state back.
  void queries.cancelQueries({ queryKey: clientKey(id) });
  void queries.cancelQueries({ queryKey: organizationKey(id) });
  const step = follows ? 1 : -1;
  const apply = (is_following: boolean, change: number) => {
    editClient(queries, id, (client) => ({ ...client, is_following }));
    editOrganization(queries, id, (organization) => ({
      ...organization,
      follower_count: Math.max(0, organization.follower_count + change),
    }));
  };
  apply(follows, step);
  return () => apply(!follows, -step);
}

function editClient(
  queries: Queries,
  id: number,
  change: (client: OrganizationClient) => OrganizationClient,
): void {
  queries.setQueryData<OrganizationClient>(clientKey(id), (client) => client && change(client));
}

function editOrganization(
  queries: Queries,
  id: number,
  change: (organization: OrganizationDetail) => OrganizationDetail,
): void {
  queries.setQueryData<OrganizationDetail>(organizationKey(id), (known) => known && change(known));
}
