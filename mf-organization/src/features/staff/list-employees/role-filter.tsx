import { listRoles } from '@karavan/shared-api/client/roles';
import { useEndpoint } from '@karavan/shared-api/query';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { useT } from '../shared/translation.ts';

interface RoleFilterProps {
  readonly organizationId: number;
  /** Absent for all. */
  readonly value: number | undefined;
  onValueChange(role: number | undefined): void;
}

/** Those of one role, where an organization has several. */
export function RoleFilter({ organizationId: id, value, onValueChange }: RoleFilterProps) {
  const t = useT();
  const roles = useEndpoint(listRoles, { params: { id } }).data?.list ?? [];
  if (roles.length < 2) return null;
  return (
    <ChipRow label={t('role')}>
      <Chip pressed={value === undefined} onClick={() => onValueChange(undefined)}>
        {t('all_roles')}
      </Chip>
      {roles.map((role) => (
        <Chip key={role.id} pressed={value === role.id} onClick={() => onValueChange(role.id)}>
          {role.title}
        </Chip>
      ))}
    </ChipRow>
  );
}
