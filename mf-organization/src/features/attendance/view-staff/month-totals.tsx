import styled from 'styled-components';
import { sumAttendance } from '@karavan/shared-api/client/attendance';
import type { AttendanceTotal } from '@karavan/shared-api/contract/attendance';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Avatar } from '@karavan/shared-ui/avatar';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { attendancePaths } from '../shared/attendance-paths.ts';
import { DownloadSheet } from '../shared/download-sheet.tsx';
import { MonthBar } from '../shared/month-bar.tsx';
import { useT } from '../shared/translation.ts';
import { useLength } from '../shared/use-length.ts';
import { useMonth } from '../shared/use-month.ts';

/** How long each of the staff was there in a month, the longest first; as a sheet too. */
export function MonthTotals({ organizationId: id }: { readonly organizationId: number }) {
  const t = useT();
  const [month, turn, now] = useMonth();
  const totals = useEndpoint(
    sumAttendance,
    { params: { id }, query: { month } },
    { keepPrevious: true },
  );
  return (
    <>
      <MonthBar month={month} latest={now} onChange={turn} />
      <AsyncView query={totals} skeleton={<SkeletonCard />}>
        {({ list }) => (
          <List aria-label={t('view_month')}>
            {list.map((total) => (
              <li key={total.membership_id}>
                <Total organizationId={id} month={month} total={total} />
              </li>
            ))}
          </List>
        )}
      </AsyncView>
      <DownloadSheet of={{ organizationId: id }} month={month} />
    </>
  );
}

interface TotalProps {
  readonly organizationId: number;
  readonly month: string;
  readonly total: AttendanceTotal;
}

function Total({ organizationId, month, total }: TotalProps) {
  const t = useT();
  const length = useLength();
  const { person, position, seconds, day_count, forgotten_count, corrected_count } = total;
  const { planned_seconds } = total;
  return (
    <Row to={`${attendancePaths(organizationId).person(total.membership_id)}?month=${month}`}>
      <Avatar name={person.full_name} src={person.avatar} size={44} />
      <Who>
        <strong>{person.full_name}</strong>
        {position && <small>{position}</small>}
        {planned_seconds > 0 && (
          <small>{t('sum_planned', { length: length(planned_seconds) })}</small>
        )}
        <Pills>
          {total.is_present && <StatePill tone="positive">{t('present')}</StatePill>}
          {forgotten_count > 0 && (
            <StatePill tone="negative">
              {t('forgotten_count', { count: forgotten_count })}
            </StatePill>
          )}
          {corrected_count > 0 && (
            <StatePill tone="active">{t('corrected_count', { count: corrected_count })}</StatePill>
          )}
        </Pills>
      </Who>
      <Sum>
        <strong>{length(seconds)}</strong>
        <small>{t('days_count', { count: day_count })}</small>
      </Sum>
    </Row>
  );
}

const List = styled(Panel).attrs({ as: 'ul' })`
  gap: 0;

  li + li {
    border-top: 1px solid ${color.border};
  }
`;

const Row = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} 0;

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Who = styled.span`
  display: grid;
  flex: 1 1 8em;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Pills = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

const Sum = styled.span`
  display: grid;
  justify-items: end;
  font-variant-numeric: tabular-nums;
`;
