import styled from 'styled-components';
import { Link } from '@karavan/shared-api/router';
import { OrganizationLine, Detail } from '@karavan/shared-ui/product/organization-line';
import { color, media, radius, space } from '@karavan/shared-ui/tokens';
import { useSubscriptions } from './use-subscriptions.ts';
import { useSubscriptionsT } from './translation.ts';

/** Whose posts these are, beside them; nothing until it is known. */
export function FollowedBeside() {
  const t = useSubscriptionsT();
  const { items } = useSubscriptions();
  if (items.length === 0) return null;
  return (
    <List aria-label={t('organizations')}>
      {items.map((organization) => (
        <li key={organization.id}>
          <Row to={`/organizations/${organization.id}`}>
            <OrganizationLine organization={organization} size={40}>
              <Detail>
                {organization.type} · {organization.city}
              </Detail>
            </OrganizationLine>
          </Row>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  padding: ${space[2]};
  background: ${color.surface};
`;

const Row = styled(Link)`
  display: block;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;
