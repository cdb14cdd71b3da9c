import styled from 'styled-components';
import { deleteRole, getRole, listRoles } from '@karavan/shared-api/client/roles';
import type { Role } from '@karavan/shared-api/contract/roles';
import { endpointKey, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { lazily } from '@karavan/shared-ui/lazily';
import { Panel } from '@karavan/shared-ui/product/panel';
import { PageSkeleton, SkeletonCard } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { PermissionWords } from '../shared/permission-words.tsx';
import { staffPaths } from '../shared/staff-paths.ts';
import { useT, withStaffTexts } from '../shared/translation.ts';
import type { RoleFormProps } from './role-form.tsx';

/** With the schema and the form kit. */
const RoleForm = lazily(
  async () => (await import(/* webpackChunkName: "role-form" */ './role-form.tsx')).RoleForm,
  <SkeletonCard />,
);

interface ViewRoleProps {
  readonly organizationId: number;
  /** Null for a new one. */
  readonly roleId: number | null;
}

/** One role: what it allows, to be changed by those who hold as much. */
export const ViewRole = withStaffTexts(View, <PageSkeleton />);

function View({ organizationId: id, roleId }: ViewRoleProps) {
  const t = useT();
  return (
    <Managed
      organizationId={id}
      section="staff"
      title={t(roleId === null ? 'new_role' : 'role')}
      backTo={staffPaths(id).roles}
    >
      {({ permissions, is_owner }) => {
        const own = { permissions, isOwner: is_owner };
        return roleId === null ? (
          <RoleForm organizationId={id} stored={null} own={own} />
        ) : (
          <Loaded organizationId={id} roleId={roleId} own={own} />
        );
      }}
    </Managed>
  );
}

type Own = RoleFormProps['own'];

interface LoadedProps {
  readonly organizationId: number;
  readonly roleId: number;
  readonly own: Own;
}

function Loaded({ organizationId: id, roleId, own }: LoadedProps) {
  const role = useEndpoint(getRole, { params: { id, role: roleId } });
  return (
    <AsyncView query={role} skeleton={<SkeletonCard />}>
      {(shown) =>
        shown.can_edit ? (
          <>
            <RoleForm organizationId={id} stored={shown} own={own} />
            <DeleteRole organizationId={id} role={shown} />
          </>
        ) : (
          <Untouchable role={shown} />
        )
      }
    </AsyncView>
  );
}

function Untouchable({ role: { title, permissions, is_own } }: { readonly role: Role }) {
  const t = useT();
  return (
    <Panel>
      <Title>{title}</Title>
      <Note>{t(is_own ? 'own_role_text' : 'not_reachable')}</Note>
      <PermissionWords permissions={permissions} />
    </Panel>
  );
}

function DeleteRole({
  organizationId: id,
  role,
}: {
  readonly organizationId: number;
  readonly role: Role;
}) {
  const t = useT();
  const navigate = useNavigate();
  const { dialogs } = useShell();
  const { isPending, send } = useWrite(deleteRole, {
    done: t('role_deleted'),
    onSuccess(_data, _input, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(listRoles, 'one') });
      void navigate(staffPaths(id).roles, { replace: true });
    },
  });
  async function remove(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('delete_role_ask'),
      okLabel: t('delete_role'),
      danger: true,
    });
    if (isSure) await send({ params: { id, role: role.id } });
  }
  return (
    <Danger kind="quiet" size="small" loading={isPending} onClick={() => void remove()}>
      {t('delete_role')}
    </Danger>
  );
}

const Title = styled.h2`
  font: ${type.title2};
`;

const Note = styled.p`
  color: ${color.textMuted};
`;

const Danger = styled(Button)`
  justify-self: start;
  margin-bottom: ${space[4]};
  color: ${color.danger};
`;
