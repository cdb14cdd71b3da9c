import styled from 'styled-components';
import { listPartners } from '@karavan/shared-api/client/partners';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { OrganizationMark } from '@karavan/shared-ui/product/organization-mark';
import { color, size, space, type } from '@karavan/shared-ui/tokens';
import { FlushPanel } from '@karavan/shared-ui/product/flush-panel';
import { useT } from '../../shared/translation.ts';

/** The first of the organization's partners; nothing if there are none. */
export function Partners({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const partners = useEndpoint(listPartners, { params: { id: organizationId } });
  const list = partners.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <FlushPanel aria-labelledby="partners">
      <h2 id="partners">{t('partners')}</h2>
      <Row>
        {list.map((partner) => (
          <li key={partner.id}>
            <Partner to={`/organizations/${partner.id}`}>
              <OrganizationMark organization={partner} />
              <Title>{partner.title}</Title>
              {partner.category !== null && <Category>{partner.category}</Category>}
            </Partner>
          </li>
        ))}
      </Row>
      <All to={`/home/partners/${organizationId}/organizations`}>{t('all_partners')}</All>
    </FlushPanel>
  );
}

const Row = styled.ul`
  display: flex;
  gap: ${space[3]};
  max-width: 100%;
  overflow-x: auto;

  @media (min-width: 1440px) {
    flex-wrap: wrap;
    gap: ${space[1]};
  }
`;

const Partner = styled(Link)`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  width: 5.5em;
`;

const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font: ${type.caption};
  overflow-wrap: anywhere;
  text-align: center;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Category = styled.span`
  overflow: hidden;
  max-width: 100%;
  color: ${color.textMuted};
  font: ${type.caption};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  color: ${color.accentStrong};
  font: ${type.label};
`;
