import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { SubscribedOrganization } from '@karavan/shared-api/contract/subscriptions';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import { formatCount } from '@karavan/shared-ui/format-count';
import { color, fontSize, media, space, weight } from '@karavan/shared-ui/tokens';
import { VerifiedBadge } from '@karavan/shared-ui/verified-badge';
import { useSubscriptionsT } from './translation.ts';

/** One organization that the person follows; leads to its page. */
export function OrganizationRow({
  organization,
}: {
  readonly organization: SubscribedOrganization;
}) {
  const t = useSubscriptionsT();
  const locale = useAtomValue(localeAtom);
  const { id, title, type, city, image, is_verified, follower_count: count } = organization;
  return (
    <Row to={`/organizations/${id}`}>
      <Avatar name={title} src={image?.small ?? null} size={56} shape="organization" />
      <Text>
        <Title>
          {title}
          {is_verified && <VerifiedBadge />}
        </Title>
        <Detail>
          {type} · {city}
        </Detail>
        <Detail>
          {t('followers', {
            count,
            shown: count < 1000 ? count.toLocaleString(locale) : formatCount(count),
          })}
        </Detail>
      </Text>
    </Row>
  );
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  background: ${color.surface};
  border-bottom: 1px solid ${color.border};

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Text = styled.span`
  display: grid;
  min-width: 0;
`;

const Title = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  font-weight: ${weight.medium};
`;

const Detail = styled.span`
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
