import { useState } from 'react';
import { Clock, History, UserRoundPen } from 'lucide-react';
import styled from 'styled-components';
import {
  dismissEmployee,
  getEmployee,
  listEmployees,
  withdrawInvitation,
} from '@karavan/shared-api/client/employees';
import type { EmployeeDetail } from '@karavan/shared-api/contract/employees';
import { endpointKey, useWrite, type WriteOptions } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { lazily } from '@karavan/shared-ui/lazily';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { color, space } from '@karavan/shared-ui/tokens';
import { LinkButton, SECONDARY } from '../../../shared/link-button.ts';
import { staffPaths } from '../shared/staff-paths.ts';
import { LEFT_BEHIND } from '../shared/left-behind.ts';
import { useT } from '../shared/translation.ts';

/** Loads with the first press. */
const ChangeForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "change-employee" */ './change-form.tsx')).ChangeForm,
  <SkeletonRow />,
);

interface EmployeeActionsProps {
  readonly organizationId: number;
  readonly employee: EmployeeDetail;
}

/** What the reader can do about somebody of the staff. */
export function EmployeeActions({ organizationId, employee }: EmployeeActionsProps) {
  const t = useT();
  const paths = staffPaths(organizationId);
  const [isChanging, setIsChanging] = useState(false);
  const { status, can_manage, is_me, is_owner, person, joined_at } = employee;
  const isLive = status === 'working' || status === 'invited';
  const acts = joined_at !== null && (
    <>
      <LinkButton {...SECONDARY} to={paths.attendanceOf(employee.membership_id)}>
        <Clock size={18} aria-hidden />
        {t('attendance')}
      </LinkButton>
      <LinkButton {...SECONDARY} to={paths.auditOf(person.id)}>
        <History size={18} aria-hidden />
        {t('their_acts')}
      </LinkButton>
    </>
  );
  if (is_owner || !isLive) {
    return (
      <Ways>
        {acts}
        {!isLive && (
          <LinkButton {...SECONDARY} to={`${paths.invite}?person=${person.uid}`}>
            {t('invite_again')}
          </LinkButton>
        )}
      </Ways>
    );
  }
  if (is_me) {
    return (
      <Ways>
        {acts}
        <LinkButton {...SECONDARY} to="/profile/workplaces">
          {t('own_quit')}
        </LinkButton>
      </Ways>
    );
  }
  if (!can_manage) {
    return (
      <Ways>
        {acts}
        <Note>{t('not_reachable')}</Note>
      </Ways>
    );
  }
  return (
    <>
      {isChanging ? (
        <Panel aria-label={t('change_title')}>
          <ChangeForm
            organizationId={organizationId}
            employee={employee}
            onDone={() => setIsChanging(false)}
          />
        </Panel>
      ) : (
        <Ways>
          <Button
            size="small"
            icon={<UserRoundPen size={18} aria-hidden />}
            onClick={() => setIsChanging(true)}
          >
            {t('change')}
          </Button>
          {acts}
        </Ways>
      )}
      {status === 'working' ? (
        <Dismiss organizationId={organizationId} employee={employee} />
      ) : (
        <Withdraw organizationId={organizationId} employee={employee} />
      )}
    </>
  );
}

function Dismiss({ organizationId: id, employee }: EmployeeActionsProps) {
  const t = useT();
  const { dialogs } = useShell();
  const input = { params: { id, membership: employee.membership_id } };
  const write = useWrite(dismissEmployee, {
    done: t('dismissed'),
    failed: ({ code }) => (code in LEFT_BEHIND ? null : undefined),
    onSettled: refresh,
  });
  async function dismiss(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('dismiss_ask'),
      text: t('dismiss_text'),
      okLabel: t('dismiss'),
      danger: true,
    });
    if (!isSure) return;
    const leaves: { leaves_deliveries?: true; leaves_cash?: true } = {};
    // Deliveries first, then cash: each is left behind knowingly.
    for (;;) {
      const answer = await write.send({ ...input, body: leaves });
      const flag = answer && !answer.ok && LEFT_BEHIND[answer.error.code];
      if (!flag || flag in leaves) return;
      const isSureAgain = await dialogs.confirm({
        title: t(flag === 'leaves_cash' ? 'cash_ask' : 'deliveries_ask'),
        text: answer.error.message,
        okLabel: t('leave_anyway'),
        danger: true,
      });
      if (!isSureAgain) return;
      leaves[flag] = true;
    }
  }
  return (
    <Danger kind="quiet" size="small" loading={write.isPending} onClick={() => void dismiss()}>
      {t('dismiss')}
    </Danger>
  );
}

function Withdraw({ organizationId: id, employee }: EmployeeActionsProps) {
  const t = useT();
  const write = useWrite(withdrawInvitation, { done: t('withdrawn'), onSettled: refresh });
  const input = { params: { id, membership: employee.membership_id } };
  return (
    <Danger
      kind="quiet"
      size="small"
      loading={write.isPending}
      onClick={() => void write.send(input)}
    >
      {t('withdraw')}
    </Danger>
  );
}

type Queries = Parameters<NonNullable<WriteOptions<unknown, unknown>['onSettled']>>[1];

/** Somebody else may have changed it meanwhile: in any case there is something new to see. */
function refresh(_intent: unknown, queries: Queries): void {
  void queries.invalidateQueries({ queryKey: endpointKey(getEmployee, 'one') });
  void queries.invalidateQueries({ queryKey: endpointKey(listEmployees, 'list') });
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Note = styled.p`
  color: ${color.textMuted};
`;

const Danger = styled(Button)`
  justify-self: start;
  color: ${color.danger};
`;
