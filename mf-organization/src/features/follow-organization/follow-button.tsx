import { Bell, BellRing, Clock, X } from 'lucide-react';
import type { FollowStatus } from '@karavan/shared-api/contract/follow-status';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import { useFollow } from '@karavan/shared-api/interactions';
import { Button } from '@karavan/shared-ui/button';
import { useT } from '../../shared/translation.ts';
import { useOrganizationClient } from '../../shared/use-organization-client.ts';

interface FollowButtonProps {
  readonly organization: Pick<OrganizationDetail, 'id' | 'follower_count' | 'is_gated'>;
}

/** What the button says in each state, and what its press would do where that is not what it says. */
const FACES = {
  none: { text: 'follow', Icon: Bell, hint: undefined },
  accepted: { text: 'following', Icon: BellRing, hint: 'unfollow' },
  requested: { text: 'follow_requested', Icon: Clock, hint: 'take_request_back' },
  declined: { text: 'follow_declined', Icon: X, hint: 'ask_again_later' },
} as const satisfies Record<FollowStatus, unknown>;

/** Follows an organization, asks a gated one, or takes either back; not for somebody it has blocked. */
export function FollowButton({ organization }: FollowButtonProps) {
  const t = useT();
  const client = useOrganizationClient(organization.id);
  const { status, toggle } = useFollow({ ...organization, follow_status: client?.follow_status });
  if (client?.is_blocked) return null;
  const { text, Icon, hint } = FACES[status];
  return (
    <Button
      kind={status === 'none' ? 'primary' : 'secondary'}
      icon={<Icon size={20} />}
      {...(hint && { 'aria-description': t(hint) })}
      onClick={() => void toggle()}
    >
      {t(text)}
    </Button>
  );
}
