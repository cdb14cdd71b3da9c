import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getOwnRoster } from '@karavan/shared-api/client/roster';
import type { RosterPerson } from '@karavan/shared-api/contract/roster';
import { useEndpoint } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { formatDay } from '@karavan/shared-ui/days';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { ShiftLine } from '../shared/shift-line.tsx';
import { useT } from '../shared/translation.ts';
import { useLength } from '../shared/use-length.ts';
import { useWeek } from '../shared/use-week.ts';
import { WeekBar } from '../shared/week-bar.tsx';

/** A person's own shifts of a week at one of their jobs. */
export function OwnRoster({ membershipId: id }: { readonly membershipId: number }) {
  const t = useT();
  const [week, turn] = useWeek();
  const roster = useEndpoint(
    getOwnRoster,
    { params: { id }, query: { week } },
    { keepPrevious: true },
  );
  return (
    <Panel aria-label={t('my_shifts')}>
      <Title>{t('my_shifts')}</Title>
      <WeekBar week={week} onChange={turn} />
      <AsyncView query={roster} skeleton={<SkeletonCard />}>
        {({ list: [own] }) => (own ? <Shifts own={own} /> : <Muted>{t('no_shifts')}</Muted>)}
      </AsyncView>
    </Panel>
  );
}

function Shifts({ own: { shifts, planned_seconds } }: { readonly own: RosterPerson }) {
  const t = useT();
  const length = useLength();
  const locale = useAtomValue(localeAtom);
  if (shifts.length === 0) return <Muted>{t('no_shifts')}</Muted>;
  return (
    <>
      <List>
        {shifts.map((shift) => (
          <li key={shift.id}>
            <span>
              {formatDay(shift.day, locale, { weekday: 'short', day: 'numeric', month: 'short' })}
            </span>
            <ShiftLine shift={shift} />
          </li>
        ))}
      </List>
      <Muted>{t('sum_planned', { length: length(planned_seconds) })}</Muted>
    </>
  );
}

const Title = styled.h2`
  font: ${type.label};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px ${space[3]};
  }

  li > span:first-child {
    min-width: 6rem;
  }
`;
