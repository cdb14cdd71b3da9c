import type { FollowStatus } from '@karavan/shared-api/contract/follow-status';
import { useT, withStandingTexts } from './translation.ts';

interface GateStandingProps {
  readonly standing: Exclude<FollowStatus, 'none'> | 'blocked';
}

/** What has become of somebody's request. */
export const GateStanding = withStandingTexts(function Standing({ standing }: GateStandingProps) {
  const t = useT();
  return t(`gate_${standing}`);
});
