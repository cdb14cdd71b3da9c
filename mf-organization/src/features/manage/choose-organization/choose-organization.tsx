import { useMemo } from 'react';
import { ChevronRight, Plus } from 'lucide-react';
import styled from 'styled-components';
import { getMe } from '@karavan/shared-api/client/accounts';
import type { Me } from '@karavan/shared-api/contract/accounts';
import { managementPath } from '@karavan/shared-api/contract/management-sections';
import { useEndpoint } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { Link, useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Column } from '@karavan/shared-ui/column';
import { OrganizationMark } from '@karavan/shared-ui/product/organization-mark';
import { raised } from '@karavan/shared-ui/product/raised';
import { Loading, SkeletonRow } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, media, space, type } from '@karavan/shared-ui/tokens';
import { useT, withManageTexts } from '../shared/translation.ts';

const skeleton = (
  <Column>
    <Loading>
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  </Column>
);

/** Where somebody works or whom they own, each leading to its management; and the way to a new one. */
export const ChooseOrganization = withManageTexts(Choice, skeleton);

function Choice() {
  const t = useT();
  const navigate = useNavigate();
  const me = useEndpoint(getMe, {});
  useHeader(useMemo(() => ({ title: t('mine'), backTo: '/profile' }), [t]));
  return (
    <AsyncView query={me} skeleton={skeleton}>
      {({ organizations }) =>
        organizations.length === 0 ? (
          <>
            <h1 className="visually-hidden">{t('mine')}</h1>
            <EmptyState
              scene="organizations"
              title={t('mine_empty')}
              text={t('mine_empty_text')}
              action={{ label: t('create'), run: () => void navigate('/organizations/create') }}
            />
          </>
        ) : (
          <Column>
            <h1 className="visually-hidden">{t('mine')}</h1>
            <List>
              {organizations.map((organization) => (
                <li key={organization.id}>
                  <Organization organization={organization} />
                </li>
              ))}
            </List>
            <Create to="/organizations/create">
              <Plus aria-hidden />
              {t('create')}
            </Create>
          </Column>
        )
      }
    </AsyncView>
  );
}

function Organization({ organization }: { readonly organization: Me['organizations'][number] }) {
  const t = useT();
  return (
    <OrganizationLink to={managementPath(organization.id)}>
      <OrganizationMark organization={organization} size={56} />
      <Name>
        <strong>{organization.title}</strong>
        <small>{organization.is_owner ? t('you_own') : t('you_work')}</small>
      </Name>
      <ChevronRight size={20} aria-hidden />
    </OrganizationLink>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const OrganizationLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  ${raised}

  > svg {
    flex: none;
    color: ${color.textMuted};
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Name = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  strong {
    font: ${type.title3};
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Create = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 56px;
  border: 1.5px dashed ${color.borderStrong};
  border-radius: 16px;
  color: ${color.accent};
  font: ${type.label};

  ${media.hover} {
    &:hover {
      background: ${color.accentSoft};
    }
  }
`;
