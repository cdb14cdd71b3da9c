import { useState } from 'react';
import { KeyRound, UserPlus } from 'lucide-react';
import { listEmployees } from '@karavan/shared-api/client/employees';
import {
  EMPLOYEE_GROUPS,
  type EmployeeGroup,
} from '@karavan/shared-api/contract/membership-states';
import { useEndlessList } from '@karavan/shared-api/query';
import { useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import { SettlingField } from '@karavan/shared-ui/settling-field';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { Managed } from '../../../shared/managed.tsx';
import { LinkButton, PRIMARY, SECONDARY } from '../../../shared/link-button.ts';
import { staffPaths } from '../shared/staff-paths.ts';
import { useT, withStaffTexts } from '../shared/translation.ts';
import { EmployeeRow } from './employee-row.tsx';
import { RoleFilter } from './lazy-role-filter.ts';

/** Who works for an organization, is invited, or has left; found by name, position, number or role. */
export const ListEmployees = withStaffTexts(Employees, <PageSkeleton />);

function Employees({ organizationId }: { readonly organizationId: number }) {
  return (
    <Managed
      organizationId={organizationId}
      section="staff"
      actions={<Actions organizationId={organizationId} />}
    >
      {({ permissions }) => (
        <Search
          organizationId={organizationId}
          mayInvite={permissions.includes('can_manage_staff')}
        />
      )}
    </Managed>
  );
}

function Actions({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const paths = staffPaths(organizationId);
  return (
    <>
      <LinkButton {...SECONDARY} to={paths.roles}>
        <KeyRound size={18} aria-hidden />
        {t('roles')}
      </LinkButton>
      <LinkButton {...PRIMARY} to={paths.invite}>
        <UserPlus size={18} aria-hidden />
        {t('invite')}
      </LinkButton>
    </>
  );
}

const isGroup = (text: string | null): text is EmployeeGroup =>
  EMPLOYEE_GROUPS.some((group) => group === text);

interface SearchProps {
  readonly organizationId: number;
  readonly mayInvite: boolean;
}

function Search({ organizationId: id, mayInvite }: SearchProps) {
  const t = useT();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('group');
  const group = isGroup(wanted) ? wanted : 'working';
  const [role, setRole] = useState<number>();
  const [found, setFound] = useState('');
  const employees = useEndlessList(listEmployees, {
    params: { id },
    query: {
      group,
      ...(found !== '' && { search: found }),
      ...(role !== undefined && group !== 'former' && { role }),
    },
  });
  const choose = (next: EmployeeGroup) =>
    setSearch(
      (present) => {
        present.set('group', next);
        return present;
      },
      { replace: true },
    );
  const isFiltered = found !== '' || role !== undefined;
  return (
    <>
      <SegmentedControl
        label={t('group')}
        segments={EMPLOYEE_GROUPS.map((value) => ({ value, label: t(`group_${value}`) }))}
        value={group}
        onChange={choose}
      />
      <SettlingField label={t('search')} value={found} onSettle={setFound} />
      {group !== 'former' && (
        <RoleFilter organizationId={id} value={role} onValueChange={setRole} />
      )}
      <EndlessView
        list={employees}
        label={t('staff')}
        keyOf={({ membership_id }) => membership_id}
        gap={10}
        positionKey={`${id}-${group}`}
        empty={
          isFiltered ? (
            <EmptyState scene="search" title={t('empty_search')} />
          ) : (
            <EmptyState
              scene="organizations"
              title={t(`empty_${group}`)}
              {...(group !== 'former' && { text: t(`empty_${group}_text`) })}
              {...(mayInvite &&
                group !== 'former' && {
                  action: { label: t('invite'), run: () => void navigate(staffPaths(id).invite) },
                })}
            />
          )
        }
      >
        {(employee) => <EmployeeRow organizationId={id} employee={employee} />}
      </EndlessView>
    </>
  );
}
