import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/employees';
import { listRoles } from '@karavan/shared-api/client/roles';
import { changeEmployee, type EmployeeDetail } from '@karavan/shared-api/contract/employees';
import { POSITION_LENGTH } from '@karavan/shared-api/contract/limits';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request, useEndpoint } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { RoleChoice } from '../shared/role-choice.tsx';
import { useT } from '../shared/translation.ts';

interface ChangeFormProps {
  readonly organizationId: number;
  readonly employee: EmployeeDetail;
  onDone(): void;
}

/** Another role or position for somebody of the staff. */
export const ChangeForm = withFormTexts(Fields, <SkeletonRow />);

function Fields({ organizationId: id, employee, onDone }: ChangeFormProps) {
  const t = useT();
  const roles = useEndpoint(listRoles, { params: { id } });
  const params = { id, membership: employee.membership_id };
  const form = useForm({
    schema: changeEmployee.body,
    initial: { role: employee.role?.id ?? null, position: employee.position },
    request: (body) => request(endpoints.changeEmployee, { params, body }),
    done: t('changed'),
    onSuccess(detail, _values, queries) {
      queries.setQueryData(endpointKey(endpoints.getEmployee, 'one', { params }), detail);
      void queries.invalidateQueries({ queryKey: endpointKey(endpoints.listEmployees, 'list') });
      onDone();
    },
  });
  return (
    <Form {...form.props} aria-label={t('change_title')}>
      <RoleChoice roles={roles.data?.list ?? []} {...form.control('role')} />
      <TextField
        label={t('position')}
        hint={t('position_hint')}
        maxLength={POSITION_LENGTH}
        {...form.text('position')}
      />
      <Button type="submit" loading={form.isPending}>
        {t('save')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;
