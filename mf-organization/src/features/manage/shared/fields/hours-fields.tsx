import { useAtomValue } from 'jotai';
import { Copy, Plus, X } from 'lucide-react';
import styled from 'styled-components';
import { DAY_INTERVALS_MAX, SPECIAL_DAYS_MAX } from '@karavan/shared-api/contract/limits';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { Chip } from '@karavan/shared-ui/chip';
import { controlBox, ErrorText } from '@karavan/shared-ui/field-frame';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { Switch } from '@karavan/shared-ui/switch';
import { TextField } from '@karavan/shared-ui/text-field';
import { weekdayName } from '@karavan/shared-ui/weekday-name';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { Group, Legend, Wrapping } from './field-layout.ts';
import type { OrganizationForm, OrganizationValues } from './organization-form.ts';

type Week = OrganizationValues['week'];
type SpecialDays = OrganizationValues['special_days'];

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const week = (days: readonly number[], start_time: string, end_time: string): Week =>
  days.map((weekday) => ({ weekday, start_time, end_time }));

/** What most organizations keep to. */
const USUAL = [
  ['every_day', week(WEEKDAYS, '09:00', '21:00')],
  ['working_days', week(WEEKDAYS.slice(0, 5), '09:00', '18:00')],
  ['around_the_clock', week(WEEKDAYS, '00:00', '00:00')],
] as const;

/** When an organization is open: by weekday, with breaks, and on days that differ. */
export function HoursFields({ form }: { readonly form: OrganizationForm }) {
  const t = useT();
  const { value: hours, error, onValueChange } = form.control('week');
  const isSame = (other: Week) => JSON.stringify(other) === JSON.stringify(hours);
  return (
    <Group>
      <Wrapping role="group" aria-label={t('hours_usual')}>
        {USUAL.map(([name, usual]) => (
          <Chip key={name} pressed={isSame(usual)} onClick={() => onValueChange([...usual])}>
            {t(`hours_${name}`)}
          </Chip>
        ))}
      </Wrapping>
      <Days>
        {WEEKDAYS.map((weekday) => (
          <li key={weekday}>
            <Weekday form={form} weekday={weekday} hours={hours} onChange={onValueChange} />
          </li>
        ))}
      </Days>
      {error && <ErrorText role="alert">{t('hours_missing')}</ErrorText>}
      <SpecialDaysFields form={form} />
    </Group>
  );
}

interface WeekdayProps {
  readonly form: OrganizationForm;
  readonly weekday: number;
  readonly hours: Week;
  onChange(hours: Week): void;
}

function Weekday({ form, weekday, hours, onChange }: WeekdayProps) {
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
        const problem =
          form.text(`week.${index}.start_time`).error ?? form.text(`week.${index}.end_time`).error;
        return (
          <Interval
            // Two intervals of a day are told apart by their place.
            key={index}
            label={name}
            value={one}
            error={problem}
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

function Interval({ label, value, error, onChange, onRemove }: IntervalProps) {
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

function SpecialDaysFields({ form }: { readonly form: OrganizationForm }) {
  const t = useT();
  const { value: days, onValueChange } = form.control('special_days');
  const put = (index: number, day: SpecialDays[number]) => onValueChange(days.with(index, day));
  return (
    <fieldset>
      <Legend>{t('special_days')}</Legend>
      <Days>
        {days.map(({ day, hours }, index) => (
          // A row is no more than its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Row>
              <Grow>
                <TextField
                  type="date"
                  label={t('special_day')}
                  {...form.text(`special_days.${index}.day`, { deps: ['special_days'] })}
                />
              </Grow>
              <IconButton
                label={t('special_day_remove', { number: index + 1 })}
                icon={<X size={20} />}
                onClick={() => onValueChange(days.filter((_, other) => other !== index))}
              />
            </Row>
            <Switch
              checked={hours.length > 0}
              onChange={({ target }) =>
                put(index, {
                  day,
                  hours: target.checked ? [{ start_time: '10:00', end_time: '16:00' }] : [],
                })
              }
            >
              {hours.length > 0 ? t('special_day_open') : t('special_day_closed')}
            </Switch>
            {hours.map((times, place) => (
              <Interval
                // oxlint-disable-next-line react/no-array-index-key
                key={place}
                label={day}
                value={times}
                error={form.control(`special_days.${index}.hours`).error}
                onChange={(changed) => put(index, { day, hours: hours.with(place, changed) })}
              />
            ))}
          </li>
        ))}
      </Days>
      {days.length < SPECIAL_DAYS_MAX && (
        <Button
          kind="secondary"
          wide
          icon={<Plus size={20} />}
          onClick={() => onValueChange([...days, { day: '', hours: [] }])}
        >
          {t('special_day_add')}
        </Button>
      )}
    </fieldset>
  );
}

const Days = styled.ul`
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

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

const Grow = styled.div`
  flex: 1;
  min-width: 0;
`;

const Time = styled.input`
  ${controlBox}
  flex: 1;
  min-width: 0;
  max-width: 160px;
  padding: 0 ${space[3]};
  font-variant-numeric: tabular-nums;
`;
