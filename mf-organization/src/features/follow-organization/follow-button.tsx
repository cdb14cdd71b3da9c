import { Bell, BellRing } from 'lucide-react';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import { useFollow } from '@karavan/shared-api/interactions';
import { Button } from '@karavan/shared-ui/button';
import { useT } from '../../shared/translation.ts';
import { useOrganizationClient } from '../../shared/use-organization-client.ts';

interface FollowButtonProps {
  readonly organization: Pick<OrganizationDetail, 'id' | 'follower_count'>;
}

/** Follows or unfollows an organization. */
export function FollowButton({ organization }: FollowButtonProps) {
  const t = useT();
  const { id, follower_count } = organization;
  const is_following = useOrganizationClient(id)?.is_following;
  const { isFollowing, toggle } = useFollow({ id, follower_count, is_following });
  return (
    <Button
      kind={isFollowing ? 'secondary' : 'primary'}
      icon={isFollowing ? <BellRing size={20} /> : <Bell size={20} />}
      {...(isFollowing && { 'aria-description': t('unfollow') })}
      onClick={() => void toggle()}
    >
      {isFollowing ? t('following') : t('follow')}
    </Button>
  );
}
