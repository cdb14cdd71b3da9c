import { followOrganization, unfollowOrganization } from '@karavan/shared-api/client/organizations';
import type { FollowStatus } from '@karavan/shared-api/contract/follow-status';
import { request } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { organizationInteractions } from '@karavan/shared-api/state';
import { useInteraction } from './use-interaction.ts';

interface FollowedOrganization {
  readonly id: number;
  readonly follower_count: number;
  readonly is_gated: boolean;
  /** Undefined until it is known. */
  readonly follow_status: FollowStatus | undefined;
}

interface Follow {
  readonly status: FollowStatus;
  readonly followerCount: number;
  /**
   * Follows, asks a gated organization, or takes either back; shown at once. Guests are asked to sign in
   * first. Whoever was declined asks again, which the server allows after some days.
   */
  toggle(): Promise<void>;
}

export function useFollow({ id, ...known }: FollowedOrganization): Follow {
  const { requireSignIn } = useShell();
  const organization = { params: { id } };
  const { changes, isSignedIn, submit } = useInteraction(organizationInteractions, id, (isOn) =>
    isOn ? request(followOrganization, organization) : request(unfollowOrganization, organization),
  );
  const status = isSignedIn ? (changes.follow_status ?? known.follow_status ?? 'none') : 'none';
  const followerCount = changes.follower_count ?? known.follower_count;
  return {
    status,
    followerCount,
    async toggle() {
      if (!(await requireSignIn({ kind: 'follow', id }))) return;
      const isOn = status === 'none' || status === 'declined';
      const next = nextOf(status, known.is_gated);
      const change = Number(next === 'accepted') - Number(status === 'accepted');
      const follower_count = Math.max(0, followerCount + change);
      await submit({ follow_status: next, follower_count }, isOn);
    },
  };
}

/** What a press is shown to do until the server has answered. */
function nextOf(status: FollowStatus, isGated: boolean): FollowStatus {
  if (status === 'declined') return 'declined';
  if (status !== 'none') return 'none';
  return isGated ? 'requested' : 'accepted';
}
