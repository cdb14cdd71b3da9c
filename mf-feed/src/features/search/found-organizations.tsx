import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import type { OrganizationCard } from '@karavan/shared-api/contract/feed';
import { Link } from '@karavan/shared-api/router';
import { OrganizationMark } from '@karavan/shared-ui/product/organization-mark';
import { VerifiedBadge } from '@karavan/shared-ui/product/verified-badge';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { SearchHeading } from './search-heading.ts';

interface FoundOrganizationsProps {
  readonly organizations: readonly OrganizationCard[];
  /** What has found them. */
  readonly search: string;
}

/** Organizations in a row that scrolls sideways. */
export function FoundOrganizations({ organizations, search }: FoundOrganizationsProps) {
  const t = useT();
  if (organizations.length === 0) return null;
  return (
    <section aria-labelledby="found-organizations">
      <SearchHeading>
        <h2 id="found-organizations">
          <All to={`/home/search?${new URLSearchParams({ search, show: 'organizations' })}`}>
            {t('organizations')}
            <ChevronRight size={18} aria-hidden />
          </All>
        </h2>
      </SearchHeading>
      <Row>
        {organizations.map((organization) => (
          <li key={organization.id}>
            <Card to={`/organizations/${organization.id}`}>
              <OrganizationMark organization={organization} size={48} />
              <span>
                <Name>
                  <span>{organization.title}</span>
                  {organization.is_verified && <VerifiedBadge />}
                </Name>
                <Type>{organization.type}</Type>
              </span>
            </Card>
          </li>
        ))}
      </Row>
    </section>
  );
}

const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
`;

const Row = styled.ul`
  display: flex;
  gap: ${space[3]};
  padding: 2px ${space[4]} ${space[2]};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Card = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: max-content;
  max-width: 260px;
  height: 100%;
  padding: ${space[3]};
  border-radius: ${radius.large};
  background: ${color.surface};

  > span {
    min-width: 0;
  }
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  font: ${type.label};

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Type = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.caption};
`;
