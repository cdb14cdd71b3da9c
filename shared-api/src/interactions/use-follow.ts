import { followOrganization, unfollowOrganization } from '@karavan/shared-api/client/organizations';
import { request } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { organizationInteractions } from '@karavan/shared-api/state';
import { useInteraction } from './use-interaction.ts';

interface FollowedOrganization {
  readonly id: number;
  readonly follower_count: number;
  /** Undefined until it is known. */
  readonly is_following: boolean | undefined;
}

interface Follow {
  readonly isFollowing: boolean;
  readonly followerCount: number;
  /** Follows or unfollows; shown at once. Guests are asked to sign in first. */
  toggle(): Promise<void>;
}

export function useFollow({ id, ...known }: FollowedOrganization): Follow {
  const { requireSignIn } = useShell();
  const organization = { params: { id } };
  const { changes, isSignedIn, submit } = useInteraction(organizationInteractions, id, (isOn) =>
    isOn ? request(followOrganization, organization) : request(unfollowOrganization, organization),
  );
  const isFollowing = isSignedIn && (changes.is_following ?? known.is_following ?? false);
  const followerCount = changes.follower_count ?? known.follower_count;
  return {
    isFollowing,
    followerCount,
    async toggle() {
      if (!(await requireSignIn({ kind: 'follow', id }))) return;
      const count = Math.max(0, followerCount + (isFollowing ? -1 : 1));
      await submit({ is_following: !isFollowing, follower_count: count }, !isFollowing);
    },
  };
}
