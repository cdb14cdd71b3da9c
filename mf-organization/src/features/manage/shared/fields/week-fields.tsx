import { useAtomValue } from 'jotai';
import { Copy, Plus, X } from 'lucide-react';
import styled from 'styled-components';
import { DAY_INTERVALS_MAX } from '@karavan/shared-api/contract/limits';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { Chip } from '@karavan/shared-ui/chip';
import { controlBox, ErrorText } from '@karavan/shared-ui/field-frame';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { Switch } from '@karavan/shared-ui/switch';
import { weekdayName } from '@karavan/shared-ui/weekday-name';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { Wrapping } from './field-layout.ts';
import type { OrganizationValues } from './organization-form.ts';

export type Week = OrganizationValues['week'];

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const week = (days: readonly number[], start_time: string, end_time: string): Week =>
  days.map((weekday) => ({ weekday, start_time, end_time }));

/** What most organizations keep to. */
const USUAL = [
  ['every_day', week(WEEKDAYS, '09:00', '21:00')],
  ['working_days', week(WEEKDAYS.slice(0, 5), '09:00', '18:00')],
  ['around_the_clock', week(WEEKDAYS, '00:00', '00:00')],
] as const;

interface WeekFieldsProps {
  readonly hours: Week;
  /** What is wrong with the interval at this place of the week. */
  problemAt(index: number): string | undefined;
  onChange(hours: Week): void;
}

/** Hours by weekday, with breaks; what most keep to is one press away. */
export function WeekFields({ hours, problemAt, onChange }: WeekFieldsProps) {
  const t = useT();
  const isSame = (other: Week) => JSON.stringify(other) === JSON.stringify(hours);
  return (
    <>
      <Wrapping role="group" aria-label={t('hours_usual')}>
        {USUAL.map(([name, usual]) => (
          <Chip key={name} pressed={isSame(usual)} onClick={() => onChange([...usual])}>
            {t(`hours_${name}`)}
          </Chip>
        ))}
      </Wrapping>
      <Days>
        {WEEKDAYS.map((weekday) => (
          <li key={weekday}>
            <Weekday weekday={weekday} hours={hours} problemAt={problemAt} onChange={onChange} />
          </li>
        ))}
      </Days>
    </>
  );
}

interface WeekdayProps {
  readonly weekday: number;
  readonly hours: Week;
  problemAt(index: number): string | undefined;
  onChange(hours: Week): void;
}

function Weekday({ weekday, hours, problemAt, onChange }: WeekdayProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const name = weekdayName(weekday, locale, 'long');
  const own = hours.filter((one) => one.weekday === weekday);
  const put = (next: Week) =>
    onChange(
      [...hours.filter((one) => one.weekday !== weekday), ...next].toSorted(
        (one, other) => one.weekday - other.weekday,
      ),
    );
  return (
    <>
      <Switch
        checked={own.length > 0}
        onChange={({ target }) =>
          put(target.checked ? [{ weekday, start_time: '09:00', end_time: '18:00' }] : [])
        }
      >
        <DayName>{name}</DayName>
      </Switch>
      {own.map((one) => {
        const index = hours.indexOf(one);
        return (
          <Interval
            // Two intervals of a day are told apart by their place.
            key={index}
            label={name}
            value={one}
            error={problemAt(index)}
            onChange={(times) => onChange(hours.with(index, { ...one, ...times }))}
            {...(own.length > 1 && { onRemove: () => put(own.filter((other) => other !== one)) })}
          />
        );
      })}
      {own.length > 0 && (
        <Wrapping>
          {own.length < DAY_INTERVALS_MAX && !isWholeDay(own[0]!) && (
            <Button
              kind="quiet"
              size="small"
              icon={<Plus size={16} />}
              onClick={() => put(withBreak(own))}
            >
              {t('hours_break')}
            </Button>
          )}
          {weekday === 1 && (
            <Button
              kind="quiet"
              size="small"
              icon={<Copy size={16} />}
              onClick={() =>
                onChange(WEEKDAYS.flatMap((day) => own.map((one) => ({ ...one, weekday: day }))))
              }
            >
              {t('hours_copy')}
            </Button>
          )}
        </Wrapping>
      )}
    </>
  );
}

const isWholeDay = ({ start_time, end_time }: Week[number]) => start_time === end_time;

/** A second interval after an hour at noon, or after the last one. */
function withBreak(own: Week): Week {
  const last = own.at(-1)!;
  if (own.length === 1 && last.start_time < '13:00' && last.end_time > '14:00') {
    return [
      { ...last, end_time: '13:00' },
      { ...last, start_time: '14:00' },
    ];
  }
  return [...own, { ...last, start_time: '', end_time: '' }];
}

interface Times {
  readonly start_time: string;
  readonly end_time: string;
}

interface IntervalProps {
  /** The day. */
  readonly label: string;
  readonly value: Times;
  readonly error: string | undefined;
  onChange(times: Times): void;
  onRemove?(): void;
}

/** From when to when, of one day. */
export function Interval({ label, value, error, onChange, onRemove }: IntervalProps) {
  const t = useT();
  const invalid = error ? { 'aria-invalid': true as const } : {};
  return (
    <div>
      <Row>
        <Time
          type="time"
          aria-label={t('hours_from', { day: label })}
          value={value.start_time}
          onChange={({ target }) => onChange({ ...value, start_time: target.value })}
          {...invalid}
        />
        <span aria-hidden>–</span>
        <Time
          type="time"
          aria-label={t('hours_to', { day: label })}
          value={value.end_time}
          onChange={({ target }) => onChange({ ...value, end_time: target.value })}
          {...invalid}
        />
        {onRemove && (
          <IconButton
            label={t('hours_remove', { day: label })}
            icon={<X size={20} />}
            onClick={onRemove}
          />
        )}
      </Row>
      {error && <ErrorText role="alert">{error}</ErrorText>}
    </div>
  );
}

/** Days below each other. */
export const Days = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    padding: ${space[2]} 0;
  }

  > li + li {
    border-top: 1px solid ${color.border};
  }
`;

const DayName = styled.span`
  display: inline-block;
  font: ${type.label};

  &::first-letter {
    text-transform: uppercase;
  }
`;

/** Fields of one day beside each other. */
export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

const Time = styled.input`
  ${controlBox}
  flex: 1;
  min-width: 0;
  max-width: 160px;
  padding: 0 ${space[3]};
  font-variant-numeric: tabular-nums;
`;
