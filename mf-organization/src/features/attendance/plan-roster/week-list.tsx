import { Plus } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { localeAtom } from '@karavan/shared-api/state';
import { addDays, formatDay } from '@karavan/shared-ui/days';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { WorkedTimes } from '../shared/shift-line.tsx';
import { useT } from '../shared/translation.ts';
import { ShiftButton } from './shift-button.tsx';
import { DAYS, type WeekProps } from './week-props.ts';

/** A week for narrow windows: day by day, who is planned and who was there. */
export function WeekList({ roster: { week, today, list }, onChoose }: WeekProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  return (
    <List aria-label={t('roster')}>
      {DAYS.map((count) => addDays(week, count)).map((day) => {
        const name = formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });
        const people = list.flatMap((person) => {
          const shifts = person.shifts.filter((shift) => shift.day === day);
          const stays = person.stays.filter((stay) => stay.day === day);
          return shifts.length + stays.length > 0 ? [{ person, shifts, stays }] : [];
        });
        return (
          <Panel as="li" key={day}>
            <Head>
              <h2 aria-current={day === today ? 'date' : undefined}>{name}</h2>
              {day >= today && (
                <IconButton
                  label={t('plan_on', { day: name })}
                  icon={<Plus size={20} aria-hidden />}
                  onClick={() => onChoose({ day })}
                />
              )}
            </Head>
            {people.length === 0 && <Muted>{t('nobody_planned')}</Muted>}
            {people.map(({ person, shifts, stays }) => (
              <div key={person.membership_id}>
                <Name>{person.person.full_name}</Name>
                {shifts.map((shift) => (
                  <ShiftButton key={shift.id} shift={shift} person={person} onChoose={onChoose} />
                ))}
                <WorkedTimes stays={stays} />
              </div>
            ))}
          </Panel>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};

  h2 {
    min-width: 0;
    font: ${type.label};

    &[aria-current] {
      color: ${color.accentStrong};
    }
  }
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

const Name = styled.h3`
  font: ${type.body};
`;
