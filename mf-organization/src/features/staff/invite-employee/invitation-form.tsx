import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/employees';
import { listRoles } from '@karavan/shared-api/client/roles';
import { inviteEmployee } from '@karavan/shared-api/contract/employees';
import { POSITION_LENGTH } from '@karavan/shared-api/contract/limits';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request, useEndpoint } from '@karavan/shared-api/query';
import { useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { RoleChoice } from '../shared/role-choice.tsx';
import { staffPaths } from '../shared/staff-paths.ts';
import { useT } from '../shared/translation.ts';
import type { FoundPerson } from './found-person.ts';
import { PersonCard } from './person-card.tsx';

interface InvitationFormProps {
  readonly organizationId: number;
  readonly found: FoundPerson;
  onAnother(): void;
}

/** As what somebody is invited. */
export const InvitationForm = withFormTexts(Offer, <SkeletonCard />);

function Offer(props: InvitationFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const roles = useEndpoint(listRoles, { params: { id: props.organizationId } });
  return (
    <AsyncView query={roles} skeleton={<SkeletonCard />}>
      {({ list }) => {
        const offered = list.filter(({ can_edit }) => can_edit);
        return offered.length === 0 ? (
          <EmptyState
            scene="organizations"
            title={t('no_roles')}
            text={t('no_roles_text')}
            action={{
              label: t('create_role'),
              run: () => void navigate(staffPaths(props.organizationId).newRole),
            }}
          />
        ) : (
          <Fields {...props} roles={offered} />
        );
      }}
    </AsyncView>
  );
}

type Roles = Parameters<typeof RoleChoice>[0]['roles'];

function Fields({
  organizationId: id,
  found: { invitee, reference },
  roles,
  onAnother,
}: InvitationFormProps & { readonly roles: Roles }) {
  const t = useT();
  const navigate = useNavigate();
  const form = useForm({
    schema: inviteEmployee.body,
    initial: { person: reference, role: null, position: '' },
    request: (body) => request(endpoints.inviteEmployee, { params: { id }, body }),
    done: t('invitation_sent'),
    onSuccess(_employee, _values, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(endpoints.listEmployees, 'list') });
      void navigate(`${staffPaths(id).staff}?group=invited`, { replace: true });
    },
  });
  return (
    <Panel as="form" {...form.props} aria-label={t('invite_title')}>
      <Whom>
        <PersonCard invitee={invitee} />
        <Button type="button" kind="quiet" size="small" onClick={onAnother}>
          {t('another')}
        </Button>
      </Whom>
      <RoleChoice roles={roles} {...form.control('role')} />
      <TextField
        label={t('position')}
        hint={t('position_hint')}
        maxLength={POSITION_LENGTH}
        {...form.text('position')}
      />
      <Button type="submit" wide loading={form.isPending}>
        {t('send_invitation')}
      </Button>
    </Panel>
  );
}

const Whom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;
