import { ChevronDown, Clock } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { dateFormat } from '@karavan/shared-ui/intl';
import { weekdayName } from '@karavan/shared-ui/weekday-name';
import type { WorkingHours } from '@karavan/shared-api/contract/organizations';
import { localeAtom } from '@karavan/shared-api/state';
import { color, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** Whether it is open now, with the week's hours expandable; in the organization's time zone. */
export function OpeningHours({ hours }: { readonly hours: WorkingHours }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { state, changes } = hours;
  const moment = changes && {
    time: changes.is_today
      ? changes.time
      : `${weekdayName(changes.weekday, locale)}, ${changes.time}`,
  };
  return (
    <details>
      <Summary>
        <Clock size={20} aria-hidden />
        <span>
          <State data-state={state}>{t(`state_${state}`)}</State>
          {moment && <Muted> · {t(state === 'open' ? 'open_until' : 'opens_at', moment)}</Muted>}
        </span>
        <ChevronDown size={20} aria-hidden />
      </Summary>
      <Week>
        {WEEK.map((weekday) => {
          const own = hours.week.filter((candidate) => candidate.weekday === weekday);
          return (
            <Day key={weekday} data-today={weekday === hours.today || undefined}>
              <dt>{weekdayName(weekday, locale, 'long')}</dt>
              <dd>
                <Intervals hours={own} />
              </dd>
            </Day>
          );
        })}
        {hours.special_days.map(({ day, hours: own }) => (
          <Day key={day}>
            <dt>{dateFormat(locale, SPECIAL).format(new Date(`${day}T12:00:00Z`))}</dt>
            <dd>
              <Intervals hours={own} />
            </dd>
          </Day>
        ))}
      </Week>
    </details>
  );
}

const SPECIAL = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

interface IntervalsProps {
  readonly hours: readonly { readonly opens_at: string; readonly closes_at: string }[];
}

/** The hours of a day, each between two breaks on a line. */
function Intervals({ hours }: IntervalsProps) {
  const t = useT();
  if (hours.length === 0) return t('day_off');
  return hours.map(({ opens_at, closes_at }) => (
    <Interval key={opens_at}>
      {opens_at === closes_at
        ? t('state_around_the_clock')
        : t('hours', { from: opens_at, to: closes_at })}
    </Interval>
  ));
}

const Interval = styled.span`
  display: block;
  text-align: end;
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.touch};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  > span {
    flex: 1;
  }

  > svg {
    flex: none;
    color: ${color.grey};
  }

  details[open] > & > :last-child {
    transform: rotate(180deg);
  }
`;

const State = styled.span`
  color: ${color.success};
  font: ${type.label};

  &[data-state='close'] {
    color: ${color.danger};
  }
`;

const Muted = styled.span`
  color: ${color.textMuted};
`;

const Week = styled.dl`
  display: grid;
  gap: ${space[2]};
  padding: ${space[1]} 0 ${space[2]} ${space[6]};
`;

const Day = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  font-variant-numeric: tabular-nums;

  &[data-today] {
    font: ${type.label};
  }
`;
