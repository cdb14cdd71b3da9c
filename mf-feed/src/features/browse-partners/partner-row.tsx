import styled from 'styled-components';
import type { OrganizationCard } from '@karavan/shared-api/contract/feed';
import { Link } from '@karavan/shared-api/router';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { raised } from '@karavan/shared-ui/product/raised';
import { color, media, space } from '@karavan/shared-ui/tokens';

interface PartnerRowProps {
  readonly to: string;
  readonly organization: OrganizationCard;
  /** Each is a line. */
  readonly details: readonly string[];
}

/** An organization in a list, which leads somewhere. */
export function PartnerRow({ to, organization, details }: PartnerRowProps) {
  return (
    <Row to={to}>
      <OrganizationLine organization={organization} size={56}>
        {details.map((detail) => (
          <Detail key={detail}>{detail}</Detail>
        ))}
      </OrganizationLine>
    </Row>
  );
}

const Row = styled(Link)`
  display: block;
  height: 100%;
  padding: ${space[3]} ${space[4]};
  background: ${color.surface};
  border-bottom: 1px solid ${color.border};

  @media (min-width: 720px) {
    border-bottom: 0;
    ${raised}
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;
