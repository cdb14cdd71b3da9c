import styled from 'styled-components';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { VerifiedBadge } from '@karavan/shared-ui/product/verified-badge';
import { color, space, type } from '@karavan/shared-ui/tokens';

interface OrganizationPlaceProps {
  readonly notification: Pick<Notification, 'organization' | 'sender'>;
}

/** Which organization it is, where news is of a person, whether it is verified, and where it stands. */
export function OrganizationPlace({ notification }: OrganizationPlaceProps) {
  const { organization, sender } = notification;
  if (!organization) return null;
  const { title, address, verification_status } = organization;
  // Without a sender its title is said above.
  const words = [sender && title, address].filter(Boolean).join(' · ');
  const isVerified = verification_status === 'verified';
  if (!words && !isVerified) return null;
  return (
    <Place>
      {isVerified && <VerifiedBadge size={16} />}
      <span>{words}</span>
    </Place>
  );
}

const Place = styled.p`
  display: flex;
  align-items: start;
  gap: ${space[1]};
  color: ${color.textMuted};
  font: ${type.second};
  overflow-wrap: anywhere;
`;
