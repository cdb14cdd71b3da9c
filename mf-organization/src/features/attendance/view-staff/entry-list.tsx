import { useState } from 'react';
import styled from 'styled-components';
import { listAttendance } from '@karavan/shared-api/client/attendance';
import type { AttendanceEntry } from '@karavan/shared-api/contract/attendance';
import { useEndlessList } from '@karavan/shared-api/query';
import { Link, useNavigate } from '@karavan/shared-api/router';
import { Avatar } from '@karavan/shared-ui/avatar';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { formatDate } from '@karavan/shared-ui/format-date';
import { raised } from '@karavan/shared-ui/product/raised';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, media, space, type } from '@karavan/shared-ui/tokens';
import { attendancePaths } from '../shared/attendance-paths.ts';
import { useT } from '../shared/translation.ts';
import { useLength } from '../shared/use-length.ts';
import { timeOf } from '../shared/wall-clock.ts';

interface EntryListProps {
  readonly organizationId: number;
  readonly timeZone: string;
  readonly view: 'now' | 'today';
}

/** Those who are there now, or the stays of today. */
export function EntryList({ organizationId: id, timeZone, view }: EntryListProps) {
  const t = useT();
  const navigate = useNavigate();
  const [today] = useState(() => formatDate(new Date(), 'YYYY-MM-DD', 'en', timeZone));
  const entries = useEndlessList(listAttendance, {
    params: { id },
    query: view === 'now' ? { present: 'true' } : { day: today },
  });
  return (
    <EndlessView
      list={entries}
      label={t(`view_${view}`)}
      keyOf={({ id: entry }) => entry}
      gap={10}
      positionKey={`attendance-${id}-${view}`}
      empty={
        <EmptyState
          scene="calm"
          title={t(`empty_${view}`)}
          text={t('empty_text')}
          action={{
            label: t('show_code'),
            run: () => void navigate(attendancePaths(id).code),
          }}
        />
      }
    >
      {(entry) => <Entry organizationId={id} entry={entry} />}
    </EndlessView>
  );
}

interface EntryProps {
  readonly organizationId: number;
  readonly entry: AttendanceEntry;
}

function Entry({ organizationId, entry }: EntryProps) {
  const t = useT();
  const length = useLength();
  const { person, start, end, day, seconds, started_how } = entry;
  return (
    <Row
      to={`${attendancePaths(organizationId).person(entry.membership_id)}?month=${day.slice(0, 7)}`}
    >
      <Avatar name={person.full_name} src={person.avatar} size={52} />
      <Who>
        <Name>
          <strong>{person.full_name}</strong>
          {end === null && <StatePill tone="positive">{t('present')}</StatePill>}
          {entry.is_forgotten && <StatePill tone="negative">{t('forgotten')}</StatePill>}
          {entry.is_corrected && <StatePill tone="active">{t('corrected')}</StatePill>}
        </Name>
        <span>
          {end === null
            ? t('since_time', { time: timeOf(start) })
            : `${timeOf(start)} – ${timeOf(end)}`}
          {seconds !== null && ` · ${length(seconds)}`}
        </span>
        <small>{t(`how_${started_how}`)}</small>
      </Who>
    </Row>
  );
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  ${raised}

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Who = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};

  strong {
    font: ${type.label};
  }
`;
