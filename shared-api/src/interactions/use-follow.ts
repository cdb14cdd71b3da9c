import { followOrganization, unfollowOrganization } from '@karavan/shared-api/client/organizations';
import { useApi } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { organizationMarks } from '@karavan/shared-api/state';
import { useMark } from './use-interaction.ts';

interface FollowedOrganization {
  readonly id: number;
  readonly follower_count: number;
  /** Undefined until it is known. */
  readonly is_following: boolean | undefined;
}

interface Follow {
  readonly isFollowing: boolean;
  readonly followerCount: number;
  /** Follows, or no longer; shown at once. Guests are asked to sign in first. */
  toggle(): Promise<void>;
}

export function useFollow({ id, ...known }: FollowedOrganization): Follow {
  const api = useApi();
  const { requireSignIn } = useShell();
  const { marks, isSignedIn, press } = useMark(organizationMarks, id);
  const isFollowing = isSignedIn && (marks.is_following ?? known.is_following ?? false);
  const followerCount = marks.follower_count ?? known.follower_count;
  const organization = { params: { id } };
  return {
    isFollowing,
    followerCount,
    async toggle() {
      if (!(await requireSignIn({ act: 'follow', id }))) return;
      const count = Math.max(0, followerCount + (isFollowing ? -1 : 1));
      await press({ is_following: !isFollowing, follower_count: count }, () =>
        isFollowing
          ? api.call(unfollowOrganization, organization)
          : api.call(followOrganization, organization),
      );
    },
  };
}
