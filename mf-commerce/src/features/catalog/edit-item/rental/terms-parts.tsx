import { useAtomValue } from 'jotai';
import { PERIOD_UNITS } from '@karavan/shared-api/contract/enumerations';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import { localeAtom } from '@karavan/shared-api/state';
import { PriceField } from '@karavan/shared-ui/price-field';
import { SelectField } from '@karavan/shared-ui/select-field';
import { Switch } from '@karavan/shared-ui/switch';
import { TextField } from '@karavan/shared-ui/text-field';
import { Part, Prices } from '../form-parts.tsx';
import { CountField } from './count-field.tsx';
import { PriceRules } from './price-rules.tsx';
import type { RentalForm } from './rental-values.ts';
import { useT } from './translation.ts';

interface PartProps {
  readonly form: RentalForm;
}

interface PricedPartProps extends PartProps {
  readonly currency: string;
}

const LENGTHS = ['units_min', 'units_max', 'units_step'] as const;
const PAUSES = ['buffer_before', 'buffer_after', 'notice_hours', 'days_ahead'] as const;
const CANCELLATION = ['cancel_hours', 'cancel_percent'] as const;

/** What it costs, and how many there are. */
export function PricePart({ form, currency }: PricedPartProps) {
  const t = useT();
  const unit = form.control('unit');
  return (
    <Part aria-labelledby="letting-price">
      <h2 id="letting-price">{t('part_price')}</h2>
      <Prices>
        <SumField form={form} currency={currency} name="price" />
        <SelectField
          label={t('unit')}
          options={PERIOD_UNITS.map((value) => ({ value, label: t(`unit_${value}`) }))}
          value={unit.value}
          error={unit.error}
          onChange={({ target }) => {
            unit.onValueChange(target.value as PeriodUnit);
            if (target.value !== 'day') form.control('departs_at').onValueChange(null);
          }}
        />
      </Prices>
      <CountField label={t('quantity')} stepper {...form.control('quantity')} />
    </Part>
  );
}

/** How long it is let, when it begins and ends, and how early it is asked for. */
export function TimePart({ form }: PartProps) {
  const t = useT();
  const { unit } = form.values;
  const departure = form.control('departs_at');
  const isByTime = unit === 'hour' || unit === 'minute';
  const clock = (name: 'starts_from' | 'starts_until', label: string) => (
    <TextField label={label} type="time" required {...form.text(name)} />
  );
  return (
    <Part aria-labelledby="letting-time">
      <h2 id="letting-time">{t('part_time')}</h2>
      <Prices>
        {LENGTHS.map((name) => (
          <CountField key={name} label={t(name)} {...form.control(name)} />
        ))}
      </Prices>
      <Prices>
        {clock('starts_from', isByTime ? t('starts_from') : t('starts_at'))}
        {isByTime && clock('starts_until', t('starts_until'))}
        {departure.value !== null && (
          <TextField
            label={t('departs_at')}
            type="time"
            value={departure.value}
            error={departure.error}
            onChange={({ target }) => departure.onValueChange(target.value)}
          />
        )}
      </Prices>
      {unit === 'day' && (
        <Switch
          checked={departure.value !== null}
          onChange={({ target }) => departure.onValueChange(target.checked ? '12:00' : null)}
        >
          {t('by_night')}
        </Switch>
      )}
      <Prices>
        {PAUSES.map((name) => (
          <CountField key={name} label={t(name)} {...form.control(name)} />
        ))}
      </Prices>
    </Part>
  );
}

/** Prices of seasons and weekdays. */
export function RulesPart({ form, currency }: PricedPartProps) {
  const t = useT();
  return (
    <Part aria-labelledby="letting-rules">
      <h2 id="letting-rules">{t('part_rules')}</h2>
      <PriceRules form={form} currency={currency} />
    </Part>
  );
}

/** The deposit, and what a late cancellation costs. */
export function PromisesPart({ form, currency }: PricedPartProps) {
  const t = useT();
  return (
    <Part aria-labelledby="letting-promises">
      <h2 id="letting-promises">{t('part_promises')}</h2>
      <SumField form={form} currency={currency} name="deposit" />
      <Prices>
        {CANCELLATION.map((name) => (
          <CountField key={name} label={t(name)} hint={t(`hint_${name}`)} {...form.control(name)} />
        ))}
      </Prices>
    </Part>
  );
}

interface SumFieldProps extends PricedPartProps {
  readonly name: 'price' | 'deposit';
}

function SumField({ form, currency, name }: SumFieldProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const sum = form.text(name);
  return (
    <PriceField
      label={t(name)}
      hint={t(`hint_${name}`)}
      value={sum.value}
      error={sum.error}
      currency={currency}
      locale={locale}
      onValueChange={(value) => sum.onChange({ target: { value } })}
    />
  );
}
