import { useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getEmployee } from '@karavan/shared-api/client/employees';
import type { EmployeeDetail } from '@karavan/shared-api/contract/employees';
import { useEndpoint } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Avatar } from '@karavan/shared-ui/avatar';
import { Panel } from '@karavan/shared-ui/product/panel';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { PageSkeleton, SkeletonCard } from '@karavan/shared-ui/skeleton';
import { color, media, space, type } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { MembershipPill } from '../shared/membership-pill.tsx';
import { PermissionWords } from '../shared/permission-words.tsx';
import { staffPaths } from '../shared/staff-paths.ts';
import { useT, withStaffTexts } from '../shared/translation.ts';
import { useDay } from '../shared/use-day.ts';
import { EmployeeActions } from './lazy-employee-actions.tsx';
import { EarlierTimes } from './lazy-earlier-times.ts';
import { Phones } from './lazy-phones.tsx';

interface ViewEmployeeProps {
  readonly organizationId: number;
  readonly membershipId: number;
}

/** One of the staff: who they are, what they may do, since when, and what can be changed about that. */
export const ViewEmployee = withStaffTexts(View, <PageSkeleton />);

function View({ organizationId: id, membershipId: membership }: ViewEmployeeProps) {
  const t = useT();
  return (
    <Managed
      organizationId={id}
      section="staff"
      title={t('employee')}
      backTo={staffPaths(id).staff}
    >
      {() => <Loaded organizationId={id} membershipId={membership} />}
    </Managed>
  );
}

function Loaded({ organizationId: id, membershipId: membership }: ViewEmployeeProps) {
  const employee = useEndpoint(getEmployee, { params: { id, membership } });
  return (
    <AsyncView query={employee} skeleton={<SkeletonCard />}>
      {(detail) => <Detail organizationId={id} employee={detail} />}
    </AsyncView>
  );
}

interface DetailProps {
  readonly organizationId: number;
  readonly employee: EmployeeDetail;
}

function Detail({ organizationId, employee }: DetailProps) {
  const t = useT();
  const { person, role, position, is_owner, is_me, status, history, permissions } = employee;
  const isLive = status === 'working' || status === 'invited';
  return (
    <Columns>
      <Side>
        <Panel>
          <Who>
            <Avatar name={person.full_name.replaceAll('•', '')} src={person.avatar} size={88} />
            <div>
              <h2>{person.full_name || person.uid}</h2>
              <p>{[position, role?.title].filter(Boolean).join(' · ')}</p>
              <Line>
                <small>{is_me ? t('you') : person.uid}</small>
                <MembershipPill employee={employee} />
              </Line>
            </div>
          </Who>
          <Facts employee={employee} />
          {status === 'working' && !is_me && <Phones personId={person.id} />}
        </Panel>
        <EmployeeActions organizationId={organizationId} employee={employee} />
      </Side>
      <Side>
        {isLive && (
          <Panel aria-labelledby="may">
            <h2 id="may">{t('may')}</h2>
            {is_owner ? <p>{t('may_all')}</p> : <PermissionWords permissions={permissions} />}
          </Panel>
        )}
        {history.length > 0 && <EarlierTimes organizationId={organizationId} history={history} />}
      </Side>
    </Columns>
  );
}

function Facts({ employee }: { readonly employee: EmployeeDetail }) {
  const t = useT();
  const day = useDay();
  const locale = useAtomValue(localeAtom);
  const [now] = useState(Date.now);
  const { status, joined_at, left_at, expires_at, last_active_at, invited_by, ended_by } = employee;
  const facts = [
    ['since_when', joined_at && day(joined_at)],
    ['left_at', left_at && day(left_at)],
    ['expires', expires_at && day(expires_at)],
    ['invited_by', invited_by],
    ['ended_by', ended_by],
  ] as const;
  return (
    <List>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {status === 'working' && (
        <div>
          <dt>{t('last_active')}</dt>
          <dd>
            {last_active_at ? (
              <RelativeTime date={last_active_at} locale={locale} now={now} />
            ) : (
              t('never')
            )}
          </dd>
        </div>
      )}
    </List>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[4]};

  h2 {
    font: ${type.title3};
  }

  ${media.wide} {
    grid-template-columns: minmax(300px, 400px) minmax(0, 1fr);
    align-items: start;
    gap: ${space[5]};
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};

  > div {
    display: grid;
    flex: 1;
    gap: 2px;
    min-width: 0;
  }

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

const List = styled.dl`
  display: grid;
  padding-top: ${space[2]};
  border-top: 1px solid ${color.border};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    padding: 6px 0;
  }

  dt {
    color: ${color.textMuted};
  }

  dd {
    text-align: end;
  }
`;
