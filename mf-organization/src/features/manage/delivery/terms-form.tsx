import { useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/delivery-terms';
import {
  updateDeliverySettings,
  type DeliverySettings,
} from '@karavan/shared-api/contract/delivery-terms';
import { DELIVERY_RADIUS_MAX } from '@karavan/shared-api/contract/limits';
import { useForm, useOvertaken, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { PriceField } from '@karavan/shared-ui/price-field';
import { Panel } from '@karavan/shared-ui/product/panel';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { OvertakenNote } from '@karavan/shared-ui/overtaken-note';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { type } from '@karavan/shared-ui/tokens';
import { Examples } from './examples.tsx';
import { HoursPart } from './hours-part.tsx';
import { useT } from './translation.ts';

interface TermsFormProps {
  readonly organizationId: number;
  readonly stored: DeliverySettings;
  /** Begins anew with what somebody else has stored. */
  onTake(): void;
}

export const TermsForm = withFormTexts(Fields, <SkeletonCard />);

const FIRST = {
  payer: 'client' as const,
  base_fee: '',
  fee_per_km: '0',
  free_from: null,
  min_order: null,
  radius_km: null,
  hours: 'any' as const,
  week: [],
};

const SUMS = ['base_fee', 'fee_per_km', 'free_from', 'min_order'] as const;
const HINTS = {
  base_fee: 'base_fee_hint',
  fee_per_km: 'fee_per_km_hint',
  free_from: 'free_from_hint',
  min_order: 'min_order_hint',
} as const;

function Fields({ organizationId: id, stored, onTake }: TermsFormProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [isRefused, setRefused] = useState(false);
  const { isOvertaken } = useOvertaken(stored.terms);
  const queryKey = endpointKey(endpoints.getDeliverySettings, 'one', { params: { id } });
  const form = useForm({
    schema: updateDeliverySettings.body,
    initial: { version: stored.version, ...(stored.terms ?? FIRST) },
    draft: `delivery-terms:${id}`,
    // Whoever was told that somebody else was faster may save all the same.
    request: (body) =>
      request(endpoints.updateDeliverySettings, {
        params: { id },
        body: { ...body, version: stored.version },
      }),
    done: t('saved'),
    onSuccess(saved, _values, queries) {
      queries.setQueryData(queryKey, saved);
      onTake();
    },
    onError({ code }, _values, queries) {
      if (code !== 'settings_changed') return;
      setRefused(true);
      void queries.invalidateQueries({ queryKey });
    },
  });
  const payer = form.control('payer');
  const radius = form.control('radius_km');
  return (
    <Panel as="form" {...form.props} aria-labelledby="terms-title">
      <Title id="terms-title">{t('terms')}</Title>
      {form.restored && <RestoredDraft {...form.restored} />}
      {(isRefused || isOvertaken) && (
        <OvertakenNote
          text={t('overtaken')}
          take={t('take_theirs')}
          onTake={() => {
            form.startOver();
            onTake();
          }}
        />
      )}
      <RadioGroup
        label={t('payer')}
        value={payer.value}
        options={[
          { value: 'client', label: t('payer_client') },
          { value: 'organization', label: t('payer_organization') },
        ]}
        onValueChange={payer.onValueChange}
      />
      {SUMS.map((name) => {
        const sum = form.text(name);
        return (
          <PriceField
            key={name}
            label={t(name)}
            hint={t(HINTS[name])}
            value={sum.value}
            error={sum.error}
            currency={stored.currency}
            locale={locale}
            onValueChange={(value) => sum.onChange({ target: { value } })}
          />
        );
      })}
      <NumberField
        label={t('radius_km')}
        hint={t('radius_km_hint')}
        min={1}
        max={DELIVERY_RADIUS_MAX}
        value={radius.value === null ? '' : String(radius.value)}
        error={radius.error}
        onValueChange={(typed) => radius.onValueChange(typed === '' ? null : Number(typed))}
      />
      <HoursPart form={form} />
      <Examples values={form.values} currency={stored.currency} />
      <Button type="submit" loading={form.isPending}>
        {t('save')}
      </Button>
    </Panel>
  );
}

const Title = styled.h2`
  font: ${type.title3};
`;
