import { ChevronRight, Plus } from 'lucide-react';
import styled from 'styled-components';
import { listRoles } from '@karavan/shared-api/client/roles';
import { ORGANIZATION_PERMISSIONS } from '@karavan/shared-api/contract/permissions';
import type { Role } from '@karavan/shared-api/contract/roles';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link, useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { raised } from '@karavan/shared-ui/product/raised';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { PageSkeleton, SkeletonRow } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, media, space, type } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { LinkButton, PRIMARY } from '../../../shared/link-button.ts';
import { PERMISSION_PARTS } from '../shared/permission-parts.ts';
import { staffPaths } from '../shared/staff-paths.ts';
import { useT, withStaffTexts } from '../shared/translation.ts';

/** What the people of an organization can be, and how many are. */
export const ListRoles = withStaffTexts(Roles, <PageSkeleton />);

function Roles({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const paths = staffPaths(organizationId);
  return (
    <Managed
      organizationId={organizationId}
      section="staff"
      title={t('roles')}
      backTo={paths.staff}
      actions={
        <LinkButton {...PRIMARY} to={paths.newRole}>
          <Plus size={18} aria-hidden />
          {t('create_role')}
        </LinkButton>
      }
    >
      {() => <List organizationId={organizationId} />}
    </Managed>
  );
}

function List({ organizationId: id }: { readonly organizationId: number }) {
  const t = useT();
  const navigate = useNavigate();
  const roles = useEndpoint(listRoles, { params: { id } });
  return (
    <AsyncView query={roles} skeleton={<SkeletonRow />}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState
            scene="organizations"
            title={t('roles_empty')}
            text={t('no_roles_text')}
            action={{ label: t('create_role'), run: () => void navigate(staffPaths(id).newRole) }}
          />
        ) : (
          <Grid>
            {list.map((role) => (
              <li key={role.id}>
                <RoleCard organizationId={id} role={role} />
              </li>
            ))}
          </Grid>
        )
      }
    </AsyncView>
  );
}

function RoleCard({
  organizationId,
  role,
}: {
  readonly organizationId: number;
  readonly role: Role;
}) {
  const t = useT();
  const { id, title, permissions, holder_count, is_own } = role;
  const held = PERMISSION_PARTS.flatMap(({ permissions: all }) => [...all]).filter((one) =>
    permissions.includes(one),
  );
  return (
    <Card to={staffPaths(organizationId).role(id)}>
      <Head>
        <strong>{title}</strong>
        {is_own && <StatePill tone="active">{t('own_role')}</StatePill>}
        <ChevronRight size={20} aria-hidden />
      </Head>
      <Words>{held.length === 0 ? t('may_nothing') : held.map((one) => t(one)).join(' · ')}</Words>
      <small>
        {[
          t('holders', { count: holder_count }),
          t('rights_count', {
            count: permissions.length,
            total: ORGANIZATION_PERMISSIONS.length,
          }),
        ].join(' · ')}
      </small>
    </Card>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${space[3]};

  > li {
    display: grid;
  }
`;

const Card = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
  padding: ${space[4]};
  ${raised}

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Head = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};

  strong {
    flex: 1;
    min-width: 0;
    font: ${type.title3};
    overflow-wrap: anywhere;
  }

  > svg {
    flex: none;
    color: ${color.textMuted};
  }
`;

const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
