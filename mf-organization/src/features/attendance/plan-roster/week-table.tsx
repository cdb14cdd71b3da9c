import { Plus } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { localeAtom } from '@karavan/shared-api/state';
import { addDays, formatDay } from '@karavan/shared-ui/days';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { raised } from '@karavan/shared-ui/product/raised';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { WorkedTimes } from '../shared/shift-line.tsx';
import { useT } from '../shared/translation.ts';
import { useLength } from '../shared/use-length.ts';
import { ShiftButton } from './shift-button.tsx';
import { DAYS, type WeekProps } from './week-props.ts';

/** A week for wide windows: a row for a person, a column for a day. */
export function WeekTable({ roster: { week, today, list }, onChoose }: WeekProps) {
  const t = useT();
  const length = useLength();
  const locale = useAtomValue(localeAtom);
  const days = DAYS.map((count) => addDays(week, count));
  const nameOf = (day: string, weekday: 'short' | 'long') =>
    formatDay(day, locale, { weekday, day: 'numeric' });
  return (
    <Table>
      <caption className="visually-hidden">{t('roster')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('employee')}</th>
          {days.map((day) => (
            <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
              {nameOf(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.map((person) => {
          const { membership_id, planned_seconds, worked_seconds, shifts, stays } = person;
          const { full_name } = person.person;
          return (
            <tr key={membership_id}>
              <th scope="row">
                {full_name}
                <small>{t('sum_planned', { length: length(planned_seconds) })}</small>
                <small>{t('sum_worked', { length: length(worked_seconds) })}</small>
              </th>
              {days.map((day) => (
                <td key={day}>
                  {shifts
                    .filter((shift) => shift.day === day)
                    .map((shift) => (
                      <ShiftButton
                        key={shift.id}
                        shift={shift}
                        person={person}
                        onChoose={onChoose}
                      />
                    ))}
                  <WorkedTimes stays={stays.filter((stay) => stay.day === day)} />
                  {person.is_working && day >= today && (
                    <IconButton
                      label={t('plan_for', { name: full_name, day: nameOf(day, 'long') })}
                      icon={<Plus size={18} aria-hidden />}
                      onClick={() => onChoose({ day, person })}
                    />
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  ${raised}
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  th,
  td {
    padding: ${space[2]} ${space[1]};
    border-bottom: 1px solid ${color.border};
    hyphens: auto;
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
  }

  th {
    font: ${type.labelSmall};
  }

  /* Names need more room than times. */
  th:first-child {
    width: 17%;
    padding-left: ${space[3]};
  }

  td strong {
    font: ${type.labelSmall};
  }

  td [data-tone] {
    flex: initial;
    padding: 2px ${space[1]};
    border-radius: ${radius.small};
  }

  td > button {
    padding: ${space[1]};
  }

  th[aria-current] {
    color: ${color.accentStrong};
  }

  th small {
    display: block;
    color: ${color.textMuted};
    font: ${type.second};
  }
`;
