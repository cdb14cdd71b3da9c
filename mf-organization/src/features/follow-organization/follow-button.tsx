import { Bell, BellRing } from 'lucide-react';
import { Button } from '@karavan/shared-ui/button';
import { useT } from '../../shared/translation.ts';
import { useFollowing } from './use-following.ts';

/** Follows an organization, and no longer at the next press. */
export function FollowButton({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const { isFollowing, toggle } = useFollowing(organizationId);
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
