import { useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/rental-terms';
import { RENTAL_NOTE_LENGTH } from '@karavan/shared-api/contract/limits';
import {
  blockRental,
  type EditedRental,
  type RentalMonth,
} from '@karavan/shared-api/contract/rental-terms';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { request, useWrite } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { NumberField } from '@karavan/shared-ui/number-field';
import { PriceField } from '@karavan/shared-ui/price-field';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SelectField } from '@karavan/shared-ui/select-field';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { TextField } from '@karavan/shared-ui/text-field';
import { space, type } from '@karavan/shared-ui/tokens';
import { formatDays } from '../../../shared/wall-time.ts';
import { BookedDates } from '../../../shared/booked-dates.tsx';
import { reasonName } from '../shared/reason-name.ts';
import { refreshRental } from '../../../shared/refresh-rental.ts';
import { useT } from '../translation.ts';
import type { DaySpan } from './day-span.ts';

interface ChosenDaysProps {
  readonly organizationId: number;
  readonly rental: EditedRental;
  readonly days: DaySpan;
  /** What the first of them costs, and is free; undefined until it is loaded. */
  readonly first: RentalMonth['days'][number] | undefined;
  onDone(): void;
}

/** What staff do with the days that they have chosen: let them to nobody, or give them a price of their own. */
export const ChosenDays = withFormTexts(Actions, <SkeletonCard />);

const REASONS = ['repair', 'own_use', 'other'] as const;

function Actions(props: ChosenDaysProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { days, first, rental } = props;
  return (
    <Part aria-labelledby="chosen-days">
      <h2 id="chosen-days">{formatDays(days.from, days.to, locale)}</h2>
      {first && (
        <p>
          {t('free_of', { free: first.free, number: rental.terms.quantity })}
          {' · '}
          {t('price_of_day', { price: formatMoney(first.price, locale) })}
        </p>
      )}
      <BlockForm {...props} />
      <DayPrice {...props} />
    </Part>
  );
}

function BlockForm({ organizationId, rental, days, onDone }: ChosenDaysProps) {
  const t = useT();
  const { quantity } = rental.terms;
  const form = useForm({
    schema: blockRental.body,
    initial: { ...days, pieces: quantity, reason: 'repair', note: '' },
    request: (body) =>
      request(endpoints.blockRental, { params: { id: organizationId, item: rental.id }, body }),
    done: t('blocked'),
    failed: ({ code }) => (code === 'period_booked' ? null : undefined),
    onSuccess(_block, _values, queries) {
      refreshRental(queries);
      onDone();
    },
  });
  const reason = form.control('reason');
  const pieces = form.control('pieces');
  return (
    <Form {...form.props} aria-label={t('block')}>
      {form.error?.code === 'period_booked' && <BookedDates error={form.error} />}
      <SelectField
        label={t('block_reason')}
        options={REASONS.map((value) => ({ value, label: t(reasonName(value)) }))}
        value={reason.value}
        error={reason.error}
        onChange={({ target }) => reason.onValueChange(target.value as (typeof REASONS)[number])}
      />
      {quantity > 1 && (
        <NumberField
          label={t('block_pieces')}
          min={1}
          max={quantity}
          stepper
          value={String(pieces.value)}
          error={pieces.error}
          onValueChange={(typed) => pieces.onValueChange(Number(typed))}
        />
      )}
      <TextField
        label={t('block_note')}
        maxLength={RENTAL_NOTE_LENGTH}
        autoComplete="off"
        {...form.text('note')}
        error={form.text('note').error ?? form.text('to').error}
      />
      <Button type="submit" wide loading={form.isPending}>
        {t('block')}
      </Button>
    </Form>
  );
}

/** A price of their own comes before all others, so that it counts. */
function DayPrice({ organizationId, rental, days, onDone }: ChosenDaysProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [price, setPrice] = useState('');
  const { terms, version, currency } = rental;
  const { send, isPending, error } = useWrite(
    () =>
      request(endpoints.updateRentalTerms, {
        params: { id: organizationId, item: rental.id },
        body: { ...terms, version, rules: [{ ...days, weekdays: [], price }, ...terms.rules] },
      }),
    {
      done: t('price_set'),
      onSuccess(_saved, _intent, queries) {
        refreshRental(queries);
        onDone();
      },
      onError: (_error, _intent, queries) => refreshRental(queries),
    },
  );
  return (
    <Form
      aria-label={t('set_price')}
      onSubmit={(event) => {
        event.preventDefault();
        if (price !== '') void send();
      }}
    >
      <PriceField
        label={t('rule_price')}
        value={price}
        error={error?.fields['rules.0.price']?.[0]}
        currency={currency}
        locale={locale}
        onValueChange={setPrice}
      />
      <Button type="submit" kind="secondary" wide loading={isPending} disabled={price === ''}>
        {t('set_price')}
      </Button>
    </Form>
  );
}

const Part = styled(Panel)`
  gap: ${space[4]};

  h2 {
    font: ${type.title3};
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;
