import styled from 'styled-components';
import { cancelShift, changeShift, planShift } from '@karavan/shared-api/client/roster';
import {
  ShiftChange,
  ShiftPlan,
  type Roster,
  type RosterPerson,
  type Shift,
} from '@karavan/shared-api/contract/roster';
import { useForm, withFormTexts, type Form as FormState } from '@karavan/shared-api/form';
import { request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { SelectField } from '@karavan/shared-ui/select-field';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../shared/translation.ts';
import { timeOf } from '../shared/wall-clock.ts';
import { refreshRoster } from './refresh-roster.ts';

interface FormProps {
  readonly organizationId: number;
  readonly roster: Roster;
  onDone(): void;
}

/** A shift of one of the staff. */
export const PlanForm = withFormTexts(Plan, <SkeletonRow />);

/** Another time for a shift, or none. */
export const ChangeForm = withFormTexts(Change, <SkeletonRow />);

interface PlanProps extends FormProps {
  readonly day: string;
  readonly person?: RosterPerson;
}

function Plan({ organizationId: id, roster, day, person, onDone }: PlanProps) {
  const t = useT();
  const people = roster.list.filter(({ is_working }) => is_working);
  const first = person ?? people[0];
  const form = useForm({
    schema: ShiftPlan,
    initial: {
      membership_id: first?.membership_id ?? 0,
      day,
      from: '09:00',
      until: '18:00',
      position: '',
    },
    request: (body) => request(planShift, { params: { id }, body }),
    done: t('shift_planned'),
    onSuccess(_data, _values, queries) {
      refreshRoster(queries);
      onDone();
    },
  });
  const { value, error, onValueChange } = form.control('membership_id');
  return (
    <Form {...form.props} aria-label={t('plan_shift')}>
      <SelectField
        label={t('employee')}
        value={String(value)}
        error={error}
        options={people.map(({ membership_id, person: { full_name } }) => ({
          value: String(membership_id),
          label: full_name,
        }))}
        onChange={({ target }) => onValueChange(Number(target.value))}
      />
      <Times roster={roster} text={(name) => form.text(name)} />
      <Button type="submit" loading={form.isPending}>
        {t('save')}
      </Button>
    </Form>
  );
}

interface ChangeProps extends FormProps {
  readonly shift: Shift;
  readonly person: RosterPerson;
}

function Change({ organizationId: id, roster, shift, person, onDone }: ChangeProps) {
  const t = useT();
  const { dialogs } = useShell();
  const params = { id, shift: shift.id };
  const form = useForm({
    schema: ShiftChange,
    initial: {
      day: shift.day,
      from: timeOf(shift.start),
      until: timeOf(shift.end),
      position: shift.position === person.position ? '' : shift.position,
      version: shift.version,
    },
    request: (body) => request(changeShift, { params, body }),
    done: t('shift_changed'),
    onSuccess(_data, _values, queries) {
      refreshRoster(queries);
      onDone();
    },
  });
  const removal = useWrite(cancelShift, {
    done: t('shift_removed'),
    onSuccess: (_data, _intent, queries) => {
      refreshRoster(queries);
      onDone();
    },
  });
  async function remove(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('remove_shift_sure'),
      text: person.person.full_name,
      okLabel: t('remove_shift'),
      danger: true,
    });
    if (isSure) await removal.send({ params });
  }
  return (
    <Form {...form.props} aria-label={t('change_shift')}>
      <p>{person.person.full_name}</p>
      <Times roster={roster} usual={person.position} text={(name) => form.text(name)} />
      <Button type="submit" loading={form.isPending} paused={removal.isPending}>
        {t('save')}
      </Button>
      <Button kind="danger" loading={removal.isPending} onClick={() => void remove()}>
        {t('remove_shift')}
      </Button>
    </Form>
  );
}

interface TimesProps {
  readonly roster: Roster;
  /** What the person is called anyway. */
  readonly usual?: string;
  text(
    name: 'day' | 'from' | 'until' | 'position',
  ): ReturnType<FormState<ShiftChange, unknown>['text']>;
}

function Times({ roster: { today }, usual, text }: TimesProps) {
  const t = useT();
  return (
    <>
      <TextField label={t('shift_day')} type="date" min={today} {...text('day')} />
      <Pair>
        <TextField label={t('shift_from')} type="time" {...text('from')} />
        <TextField label={t('shift_until')} type="time" {...text('until')} />
      </Pair>
      <TextField
        label={t('shift_position')}
        hint={usual || t('shift_position_hint')}
        {...text('position')}
      />
    </>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${space[3]};
`;
