import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/attendance';
import {
  AttendanceAddition,
  AttendanceCorrection,
  type AttendanceCalendar,
  type AttendanceInterval,
} from '@karavan/shared-api/contract/attendance';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request, type WriteOptions } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { TextArea } from '@karavan/shared-ui/text-area';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../shared/translation.ts';

interface StayFormProps {
  readonly organizationId: number;
  readonly calendar: AttendanceCalendar;
  onDone(): void;
}

/** Other times for a stay, with the reason; what stood there before is kept. */
export const CorrectionForm = withFormTexts(Correction, <SkeletonRow />);

/** A stay that nobody has noted, with the reason. */
export const AdditionForm = withFormTexts(Addition, <SkeletonRow />);

type Queries = Parameters<NonNullable<WriteOptions<unknown, unknown>['onSettled']>>[1];

function refresh(queries: Queries): void {
  void queries.invalidateQueries({ queryKey: endpointKey(endpoints.getEmployeeAttendance, 'one') });
  void queries.invalidateQueries({ queryKey: endpointKey(endpoints.sumAttendance, 'one') });
  void queries.invalidateQueries({ queryKey: endpointKey(endpoints.listAttendance, 'list') });
}

function Correction({
  organizationId: id,
  stay,
  onDone,
}: StayFormProps & { readonly stay: AttendanceInterval }) {
  const t = useT();
  const form = useForm({
    schema: AttendanceCorrection,
    initial: { start: stay.start, end: stay.end, reason: '', version: stay.version },
    request: (body) =>
      request(endpoints.correctAttendance, { params: { id, attendance: stay.id }, body }),
    done: t('correction_done'),
    onSuccess(_stay, _values, queries) {
      refresh(queries);
      onDone();
    },
  });
  return (
    <Form {...form.props} aria-label={t('correct_title')}>
      <TextField label={t('start')} type="datetime-local" {...form.text('start')} />
      {stay.end !== null && (
        <TextField label={t('end')} type="datetime-local" {...form.text('end')} />
      )}
      <TextArea label={t('reason')} hint={t('reason_hint')} {...form.text('reason')} />
      <Buttons isPending={form.isPending} onCancel={onDone} />
    </Form>
  );
}

function Addition({ organizationId: id, calendar, onDone }: StayFormProps) {
  const t = useT();
  const day = calendar.today.startsWith(calendar.month) ? calendar.today : `${calendar.month}-01`;
  const form = useForm({
    schema: AttendanceAddition,
    initial: { start: `${day}T09:00`, end: `${day}T18:00`, reason: '' },
    request: (body) =>
      request(endpoints.addAttendance, {
        params: { id, membership: calendar.membership_id },
        body,
      }),
    done: t('addition_done'),
    onSuccess(_stay, _values, queries) {
      refresh(queries);
      onDone();
    },
  });
  return (
    <Form {...form.props} aria-label={t('add_title')}>
      <TextField label={t('start')} type="datetime-local" {...form.text('start')} />
      <TextField label={t('end')} type="datetime-local" {...form.text('end')} />
      <TextArea label={t('reason')} hint={t('reason_hint')} {...form.text('reason')} />
      <Buttons isPending={form.isPending} onCancel={onDone} />
    </Form>
  );
}

interface ButtonsProps {
  readonly isPending: boolean;
  onCancel(): void;
}

function Buttons({ isPending, onCancel }: ButtonsProps) {
  const t = useT();
  return (
    <Row>
      <Button type="submit" size="small" loading={isPending}>
        {t('save')}
      </Button>
      <Button kind="secondary" size="small" paused={isPending} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Row>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  width: 100%;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
