import { Plus, X } from 'lucide-react';
import styled from 'styled-components';
import { SPECIAL_DAYS_MAX } from '@karavan/shared-api/contract/limits';
import { Button } from '@karavan/shared-ui/button';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { Switch } from '@karavan/shared-ui/switch';
import { TextField } from '@karavan/shared-ui/text-field';
import { useEntries } from '@karavan/shared-ui/use-entries';
import { useT } from '../translation.ts';
import { Group, Legend } from './field-layout.ts';
import type { OrganizationForm, OrganizationValues } from './organization-form.ts';
import { Days, Interval, Row, WeekFields } from './week-fields.tsx';

type SpecialDays = OrganizationValues['special_days'];

/** When an organization is open: by weekday, with breaks, and on days that differ. */
export function HoursFields({ form }: { readonly form: OrganizationForm }) {
  const { value: hours, error, onValueChange } = form.control('week');
  return (
    <Group>
      <WeekFields
        hours={hours}
        problemAt={(index) =>
          form.text(`week.${index}.start_time`).error ?? form.text(`week.${index}.end_time`).error
        }
        onChange={onValueChange}
      />
      {error && <ErrorText role="alert">{error}</ErrorText>}
      <SpecialDaysFields form={form} />
    </Group>
  );
}

function SpecialDaysFields({ form }: { readonly form: OrganizationForm }) {
  const t = useT();
  const { value: days, onValueChange } = form.control('special_days');
  const entries = useEntries();
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
                {...entries.remove}
                label={t('special_day_remove', { number: index + 1 })}
                icon={<X size={20} />}
                onClick={() => {
                  onValueChange(days.filter((_, other) => other !== index));
                  entries.removed(index, days.length - 1);
                }}
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
      {entries.status}
    </fieldset>
  );
}

const Grow = styled.div`
  flex: 1;
  min-width: 0;
`;
