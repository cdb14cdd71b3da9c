import { Bell, BellRing, Clock } from 'lucide-react';
import styled from 'styled-components';
import type { SubscribedOrganization } from '@karavan/shared-api/contract/subscriptions';
import { useFollow } from '@karavan/shared-api/interactions';
import { Link } from '@karavan/shared-api/router';
import { formatCount } from '@karavan/shared-ui/format-count';
import { color, media, space } from '@karavan/shared-ui/tokens';
import { ToggleButton } from '@karavan/shared-ui/toggle-button';
import { raised } from '@karavan/shared-ui/product/raised';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { useSubscriptionsT } from './translation.ts';

const ICONS = { none: Bell, declined: Bell, requested: Clock, accepted: BellRing };

/** One organization that the person follows or has asked to; links to its page. */
export function OrganizationRow({
  organization,
}: {
  readonly organization: SubscribedOrganization;
}) {
  const t = useSubscriptionsT();
  const { id, title, type, city } = organization;
  const { status, followerCount, toggle } = useFollow(organization);
  const isRequested = status === 'requested';
  const Icon = ICONS[status];
  return (
    <Row>
      <Way to={`/organizations/${id}`}>
        <OrganizationLine organization={organization} size={56}>
          <Detail>
            {type} · {city}
          </Detail>
          <Detail>
            {isRequested
              ? t('requested')
              : t('followers', { count: followerCount, shown: formatCount(followerCount) })}
          </Detail>
        </OrganizationLine>
      </Way>
      <ToggleButton
        label={t('follow_named', { title })}
        // A filled clock would be a blot.
        icon={<Icon size={24} aria-hidden style={{ fill: Icon === Clock ? 'none' : undefined }} />}
        pressed={isRequested || status === 'accepted'}
        onClick={() => void toggle()}
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  padding-right: ${space[3]};
  background: ${color.surface};
  border-bottom: 1px solid ${color.border};

  @media (min-width: 720px) {
    overflow: hidden;
    border-bottom: 0;
    ${raised}
  }
`;

const Way = styled(Link)`
  flex: 1;
  min-width: 0;
  padding: ${space[3]} ${space[4]};

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;
