import styled from 'styled-components';
import type { EmployeeDetail } from '@karavan/shared-api/contract/employees';
import { Link } from '@karavan/shared-api/router';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { staffPaths } from '../shared/staff-paths.ts';
import { useT } from '../shared/translation.ts';
import { useDay } from '../shared/use-day.ts';

interface EarlierTimesProps {
  readonly organizationId: number;
  readonly history: EmployeeDetail['history'];
}

/** The other memberships of one of the staff, each leading to its page. */
export function EarlierTimes({ organizationId, history }: EarlierTimesProps) {
  const t = useT();
  const day = useDay();
  return (
    <Panel aria-labelledby="history">
      <h2 id="history">{t('other_times')}</h2>
      <ul>
        {history.map(({ membership_id, role, joined_at, left_at }) => (
          <li key={membership_id}>
            <Time to={staffPaths(organizationId).employee(membership_id)}>
              <span>{role ?? t('employee')}</span>
              <small>
                {[joined_at, left_at]
                  .filter((at) => at !== null)
                  .map(day)
                  .join(' – ')}
              </small>
            </Time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const Time = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} 0;

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;
