import { useState } from 'react';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/events';
import {
  addEventDates,
  addGuest,
  cancelEvent,
  moveEvent,
} from '@karavan/shared-api/contract/events';
import type { EventRun } from '@karavan/shared-api/contract/events';
import {
  EVENT_DATES_MAX,
  EVENT_PLACE_LENGTH,
  EVENT_REASON_LENGTH,
  GUEST_NAME_LENGTH,
  GUEST_PARTY_MAX,
} from '@karavan/shared-api/contract/limits';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { request } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import { SelectField } from '@karavan/shared-ui/select-field';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { TextArea } from '@karavan/shared-ui/text-area';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { refreshEvents } from '../shared/refresh-events.ts';
import { useT } from '../translation.ts';
import { repeatedTimes, wallClockOf } from './repeated-times.ts';

interface EventFormProps {
  readonly organizationId: number;
  readonly run: EventRun;
  onDone(): void;
}

/** Another time or place: everybody with a ticket is told. */
export const MoveForm = withFormTexts(Move, <SkeletonRow />);
/** The end of an event, for good. */
export const CancelForm = withFormTexts(Cancel, <SkeletonRow />);
/** Further dates of a series. */
export const DatesForm = withFormTexts(Dates, <SkeletonRow />);
/** A name on the list of guests. */
export const GuestForm = withFormTexts(Guest, <SkeletonRow />);

function Move({ organizationId: id, run, onDone }: EventFormProps) {
  const t = useT();
  const form = useForm({
    schema: moveEvent.body,
    initial: {
      starts: wallClockOf(run.starts_at, run.time_zone),
      ends: wallClockOf(run.ends_at, run.time_zone),
      place: run.place,
      reason: '',
    },
    draft: `event-move:${run.id}`,
    request: (body) => request(endpoints.moveEvent, { params: { id, item: run.id }, body }),
    done: t('moved_done'),
    onSuccess(_run, _values, queries) {
      refreshEvents(queries);
      onDone();
    },
  });
  return (
    <Form {...form.props} aria-label={t('move_title')}>
      <p>{t('move_text', { number: run.sold })}</p>
      {form.restored && <RestoredDraft {...form.restored} />}
      <TextField label={t('starts')} type="datetime-local" {...form.text('starts')} />
      <TextField label={t('ends')} type="datetime-local" {...form.text('ends')} />
      <TextField label={t('place')} maxLength={EVENT_PLACE_LENGTH} {...form.text('place')} />
      <TextArea label={t('reason')} limit={EVENT_REASON_LENGTH} {...form.text('reason')} />
      <Button type="submit" wide loading={form.isPending}>
        {t('move')}
      </Button>
    </Form>
  );
}

function Cancel({ organizationId: id, run, onDone }: EventFormProps) {
  const t = useT();
  const form = useForm({
    schema: cancelEvent.body,
    initial: { reason: '' },
    draft: `event-cancel:${run.id}`,
    request: (body) => request(endpoints.cancelEvent, { params: { id, item: run.id }, body }),
    done: t('cancelled_done'),
    onSuccess(_run, _values, queries) {
      refreshEvents(queries);
      onDone();
    },
  });
  return (
    <Form {...form.props} aria-label={t('cancel_title')}>
      <Warning role="alert">{t('cancel_text', { number: run.sold })}</Warning>
      <TextArea
        label={t('reason')}
        hint={t('reason_hint')}
        limit={EVENT_REASON_LENGTH}
        {...form.text('reason')}
      />
      <Button type="submit" kind="danger" wide loading={form.isPending}>
        {t('cancel_for_good')}
      </Button>
    </Form>
  );
}

function Dates({ organizationId: id, run, onDone }: EventFormProps) {
  const t = useT();
  const first = wallClockOf(run.starts_at, run.time_zone);
  const [every, setEvery] = useState<'day' | 'week'>('week');
  const [count, setCount] = useState('4');
  const form = useForm({
    schema: addEventDates.body,
    initial: { starts: repeatedTimes(first, 'week', 4) },
    request: (body) => request(endpoints.addEventDates, { params: { id, item: run.id }, body }),
    done: t('dates_done'),
    onSuccess(_run, _values, queries) {
      refreshEvents(queries);
      onDone();
    },
  });
  const { value: starts, error, onValueChange } = form.control('starts');
  function repeat(unit: 'day' | 'week', number: string): void {
    setEvery(unit);
    setCount(number);
    onValueChange(repeatedTimes(first, unit, Math.min(Number(number), EVENT_DATES_MAX)));
  }
  return (
    <Form {...form.props} aria-label={t('dates_title')}>
      <p>{t('dates_text')}</p>
      <SegmentedControl
        label={t('every')}
        segments={[
          { value: 'week', label: t('every_week') },
          { value: 'day', label: t('every_day') },
        ]}
        value={every}
        onChange={(unit) => repeat(unit, count)}
      />
      <NumberField
        label={t('how_many_dates')}
        value={count}
        error={error}
        min={1}
        max={EVENT_DATES_MAX}
        stepper
        onValueChange={(number) => repeat(every, number)}
      />
      {starts.map((_, index) => (
        <TextField
          // Dates stand in the order of time, and none is added in between.
          key={index}
          label={t('date_number', { number: index + 1 })}
          type="datetime-local"
          {...form.text(`starts.${index}`)}
        />
      ))}
      <Button type="submit" wide loading={form.isPending}>
        {t('add_dates')}
      </Button>
    </Form>
  );
}

function Guest({ organizationId: id, run, onDone }: EventFormProps) {
  const t = useT();
  const form = useForm({
    schema: addGuest.body,
    initial: { name: '', party: 1, section_id: run.sections[0]?.id ?? 0 },
    request: (body) => request(endpoints.addGuest, { params: { id, item: run.id }, body }),
    done: t('guest_added'),
    onSuccess(_guest, _values, queries) {
      refreshEvents(queries);
      onDone();
    },
  });
  const party = form.control('party');
  const section = form.control('section_id');
  return (
    <Form {...form.props} aria-label={t('guest_title')}>
      <TextField label={t('guest_name')} maxLength={GUEST_NAME_LENGTH} {...form.text('name')} />
      <NumberField
        label={t('guest_party')}
        value={String(party.value)}
        error={party.error}
        min={1}
        max={GUEST_PARTY_MAX}
        stepper
        onValueChange={(number) => party.onValueChange(Number(number))}
      />
      {run.sections.length > 1 && (
        <SelectField
          label={t('section')}
          value={String(section.value)}
          error={section.error}
          options={run.sections.map(({ id: value, name }) => ({
            value: String(value),
            label: name,
          }))}
          onChange={({ target }) => section.onValueChange(Number(target.value))}
        />
      )}
      <Button type="submit" wide loading={form.isPending}>
        {t('guest_add')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  width: 100%;
`;

const Warning = styled.p`
  color: ${color.danger};
  font: ${type.body};
`;
