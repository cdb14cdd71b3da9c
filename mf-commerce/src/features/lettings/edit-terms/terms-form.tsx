import { useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/rental-terms';
import { PERIOD_UNITS } from '@karavan/shared-api/contract/enumerations';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import { updateRentalTerms, type EditedRental } from '@karavan/shared-api/contract/rental-terms';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { PriceField } from '@karavan/shared-ui/price-field';
import { Panel } from '@karavan/shared-ui/product/panel';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SelectField } from '@karavan/shared-ui/select-field';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { Switch } from '@karavan/shared-ui/switch';
import { TextField } from '@karavan/shared-ui/text-field';
import { space, type } from '@karavan/shared-ui/tokens';
import { BookedDates } from '../shared/booked-dates.tsx';
import { refreshRental } from '../shared/refresh-rental.ts';
import { useT } from '../translation.ts';
import { CountField } from './count-field.tsx';
import { PriceRules } from './price-rules.tsx';

interface TermsFormProps {
  readonly organizationId: number;
  readonly stored: EditedRental;
  /** Begins anew with what somebody else has stored. */
  onTake(): void;
}

/** Price, length, times, seasons, and what a client is asked for, in parts. */
export const TermsForm = withFormTexts(Fields, <PageSkeleton />);

const LENGTHS = ['units_min', 'units_max', 'units_step'] as const;
const PAUSES = ['buffer_before', 'buffer_after', 'notice_hours', 'days_ahead'] as const;
const CANCELLATION = ['cancel_hours', 'cancel_percent'] as const;

function Fields({ organizationId, stored, onTake }: TermsFormProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [isOvertaken, setOvertaken] = useState(false);
  const params = { id: organizationId, item: stored.id };
  const queryKey = endpointKey(endpoints.getEditedRental, 'one', { params });
  const form = useForm({
    schema: updateRentalTerms.body,
    initial: { ...stored.terms, version: stored.version },
    draft: `rental-terms:${stored.id}`,
    // Whoever was told that somebody else was faster may save all the same.
    request: (body) =>
      request(endpoints.updateRentalTerms, {
        params,
        body: { ...body, version: stored.version },
      }),
    done: t('saved'),
    failed: ({ code }) =>
      code === 'settings_changed' || code === 'period_booked' ? null : undefined,
    onSuccess(saved, _values, queries) {
      queries.setQueryData(queryKey, saved);
      refreshRental(queries);
      onTake();
    },
    onError({ code }, _values, queries) {
      if (code !== 'settings_changed') return;
      setOvertaken(true);
      void queries.invalidateQueries({ queryKey });
    },
  });
  const { values } = form;
  const unit = form.control('unit');
  const departure = form.control('departs_at');
  const isByTime = values.unit === 'hour' || values.unit === 'minute';
  const priceField = (name: 'price' | 'deposit') => {
    const sum = form.text(name);
    return (
      <PriceField
        label={t(name)}
        hint={t(`hint_${name}`)}
        value={sum.value}
        error={sum.error}
        currency={stored.currency}
        locale={locale}
        onValueChange={(value) => sum.onChange({ target: { value } })}
      />
    );
  };
  const clock = (name: 'starts_from' | 'starts_until', label: string) => (
    <TextField label={label} type="time" required {...form.text(name)} />
  );

  return (
    <Form {...form.props} aria-label={t('terms')}>
      {form.restored && <RestoredDraft {...form.restored} />}
      {stored.live_bookings > 0 && (
        <Banner tone="info">{t('live_bookings', { number: stored.live_bookings })}</Banner>
      )}
      {isOvertaken && (
        <Banner
          tone="warning"
          action={
            <Button
              type="button"
              kind="secondary"
              size="small"
              onClick={() => {
                form.startOver();
                onTake();
              }}
            >
              {t('take_theirs')}
            </Button>
          }
        >
          {t('overtaken')}
        </Banner>
      )}
      {form.error?.code === 'period_booked' && <BookedDates error={form.error} />}
      <Part aria-labelledby="letting-price">
        <h2 id="letting-price">{t('part_price')}</h2>
        {priceField('price')}
        <SelectField
          label={t('unit')}
          options={PERIOD_UNITS.map((value) => ({ value, label: t(`unit_${value}`) }))}
          value={unit.value}
          error={unit.error}
          onChange={({ target }) => {
            unit.onValueChange(target.value as PeriodUnit);
            if (target.value !== 'day') departure.onValueChange(null);
          }}
        />
        <CountField label={t('quantity')} stepper {...form.control('quantity')} />
      </Part>
      <Part aria-labelledby="letting-time">
        <h2 id="letting-time">{t('part_time')}</h2>
        {LENGTHS.map((name) => (
          <CountField key={name} label={t(name)} {...form.control(name)} />
        ))}
        {clock('starts_from', isByTime ? t('starts_from') : t('starts_at'))}
        {isByTime && clock('starts_until', t('starts_until'))}
        {values.unit === 'day' && (
          <Switch
            checked={departure.value !== null}
            onChange={({ target }) => departure.onValueChange(target.checked ? '12:00' : null)}
          >
            {t('by_night')}
          </Switch>
        )}
        {departure.value !== null && (
          <TextField
            label={t('departs_at')}
            type="time"
            value={departure.value}
            error={departure.error}
            onChange={({ target }) => departure.onValueChange(target.value)}
          />
        )}
        {PAUSES.map((name) => (
          <CountField key={name} label={t(name)} {...form.control(name)} />
        ))}
      </Part>
      <Part aria-labelledby="letting-rules">
        <h2 id="letting-rules">{t('part_rules')}</h2>
        <PriceRules form={form} currency={stored.currency} />
      </Part>
      <Part aria-labelledby="letting-promises">
        <h2 id="letting-promises">{t('part_promises')}</h2>
        {priceField('deposit')}
        {CANCELLATION.map((name) => (
          <CountField key={name} label={t(name)} hint={t(`hint_${name}`)} {...form.control(name)} />
        ))}
      </Part>
      <Button type="submit" wide size="large" loading={form.isPending}>
        {t('save')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Part = styled(Panel)`
  gap: ${space[4]};

  h2 {
    font: ${type.title3};
  }
`;
