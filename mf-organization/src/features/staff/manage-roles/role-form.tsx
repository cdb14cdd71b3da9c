import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/roles';
import { ROLE_TITLE_LENGTH } from '@karavan/shared-api/contract/limits';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import { ROLE_PRESET_NAMES, ROLE_PRESETS } from '@karavan/shared-api/contract/role-presets';
import { createRole, type Role } from '@karavan/shared-api/contract/roles';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { useNavigate } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { Switch } from '@karavan/shared-ui/switch';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, media, space, type } from '@karavan/shared-ui/tokens';
import { PERMISSION_PARTS } from '../shared/permission-parts.ts';
import { staffPaths } from '../shared/staff-paths.ts';
import { useT } from '../shared/translation.ts';

export interface RoleFormProps {
  readonly organizationId: number;
  /** Null for a new one. */
  readonly stored: Role | null;
  /** What the reader may do themselves. */
  readonly own: { readonly permissions: readonly string[]; readonly isOwner: boolean };
}

/** What a role is called, and what it allows. */
export const RoleForm = withFormTexts(Fields, <SkeletonCard />);

function Fields({ organizationId: id, stored: role, own }: RoleFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const locale = useAtomValue(localeAtom);
  const form = useForm({
    schema: createRole.body,
    initial: { title: role?.title ?? '', permissions: role?.permissions ?? [] },
    ...(role === null && { draft: `role:${id}` }),
    request: (body) =>
      role
        ? request(endpoints.updateRole, { params: { id, role: role.id }, body })
        : request(endpoints.createRole, { params: { id }, body }),
    done: t(role ? 'changed' : 'role_created'),
    onSuccess(answer, _values, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(endpoints.listRoles, 'one') });
      const input = { params: { id, role: answer.id } };
      queries.setQueryData(endpointKey(endpoints.getRole, 'one', input), answer);
      if (!role) void navigate(staffPaths(id).roles, { replace: true });
    },
  });
  const { value: chosen, onValueChange: choose } = form.control('permissions');
  const title = form.control('title');
  const mayGive = (permission: OrganizationPermission) =>
    own.isOwner || own.permissions.includes(permission);
  const toggle = (permission: OrganizationPermission) =>
    choose(
      chosen.includes(permission)
        ? chosen.filter((one) => one !== permission)
        : [...chosen, permission],
    );
  const presets = ROLE_PRESET_NAMES.filter((name) => ROLE_PRESETS[name].permissions.every(mayGive));
  return (
    <Form {...form.props} aria-label={t(role ? 'role' : 'new_role')}>
      <Panel>
        <TextField label={t('role_title')} maxLength={ROLE_TITLE_LENGTH} {...form.text('title')} />
        {role ? (
          <Note>{[t('holders', { count: role.holder_count }), t('role_applies')].join('. ')}</Note>
        ) : (
          <ChipRow label={t('start_with')}>
            {presets.map((name) => (
              <Chip
                key={name}
                pressed={isSame(chosen, ROLE_PRESETS[name].permissions)}
                onClick={() => {
                  choose([...ROLE_PRESETS[name].permissions]);
                  title.onValueChange(ROLE_PRESETS[name].titles[locale]);
                }}
              >
                {ROLE_PRESETS[name].titles[locale]}
              </Chip>
            ))}
          </ChipRow>
        )}
      </Panel>
      <Parts>
        {PERMISSION_PARTS.map(({ name, permissions }) => (
          <Panel as="fieldset" key={name}>
            <Legend>{t(`part_${name}`)}</Legend>
            {permissions.map((permission) => (
              <Switch
                key={permission}
                checked={chosen.includes(permission)}
                disabled={!mayGive(permission)}
                onChange={() => toggle(permission)}
              >
                <Words>
                  {t(permission)}
                  <small>{mayGive(permission) ? t(`hint_${permission}`) : t('lacking')}</small>
                </Words>
              </Switch>
            ))}
          </Panel>
        ))}
      </Parts>
      <Button type="submit" loading={form.isPending}>
        {t(role ? 'save' : 'create_role')}
      </Button>
    </Form>
  );
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((permission) => other.includes(permission));

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  > button {
    ${media.wide} {
      justify-self: start;
      min-width: 200px;
    }
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr));
  align-items: start;
  gap: ${space[4]};

  > fieldset {
    margin: 0;
    border: 0;
  }
`;

const Legend = styled.legend`
  float: left;
  width: 100%;
  font: ${type.title3};
`;

const Words = styled.span`
  display: grid;
  gap: 2px;

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Note = styled.p`
  color: ${color.textMuted};
`;
