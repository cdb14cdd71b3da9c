import { useId } from 'react';
import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { DISCOUNT_BACKGROUNDS } from '@karavan/shared-api/contract/enumerations';
import { CASHBACK_DAYS_MAX, DISCOUNT_TIERS_MAX } from '@karavan/shared-api/contract/limits';
import type { Workplace } from '@karavan/shared-api/management';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { DiscountWalletCard } from '@karavan/shared-ui/product/discount-wallet-card';
import { NumberField } from '@karavan/shared-ui/number-field';
import { Panel } from '@karavan/shared-ui/product/panel';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { Switch } from '@karavan/shared-ui/switch';
import { gradient, radius, space } from '@karavan/shared-ui/tokens';
import { useEntries, type Entries } from '@karavan/shared-ui/use-entries';
import { useT as useCardT } from '../translation.ts';
import { useT } from './translation.ts';
import type { DiscountsFormPart } from './form-part.ts';
import { TierFields } from './tier-fields.tsx';

interface CardFieldsProps {
  readonly form: DiscountsFormPart;
  /** Its place among the cards of the form. */
  readonly index: number;
  readonly issuer: Workplace;
  readonly currency: string;
  /** The cards. */
  readonly entries: Entries;
  onRemove(): void;
}

/** One card: how it looks, what it gives, and whether it counts. */
export function CardFields({ form, index, issuer, currency, entries, onRemove }: CardFieldsProps) {
  const t = useT();
  const steps = useEntries();
  const cardT = useCardT();
  const locale = useAtomValue(localeAtom);
  const title = useId();
  const { value: kind } = form.control(`cards.${index}.kind`);
  const background = form.control(`cards.${index}.background`);
  const paused = form.control(`cards.${index}.is_paused`);
  const lasting = form.control(`cards.${index}.never_downgrades`);
  const days = form.control(`cards.${index}.cashback_days`);
  const { value: tiers, onValueChange: setTiers } = form.control(`cards.${index}.tiers`);
  const best = tiers.map(({ percent }) => Number(percent)).filter((percent) => percent > 0);
  return (
    <Panel as="section" aria-labelledby={title}>
      <h2 id={title}>{cardT(`kind_${kind}`)}</h2>
      <DiscountWalletCard
        background={background.value}
        title={cardT(`kind_${kind}`)}
        issuer={issuer}
        value={best.length === 0 ? '…' : formatPercent(String(Math.max(...best)), locale)}
      >
        {cardT(`about_${kind}`)}
      </DiscountWalletCard>
      <Backgrounds>
        <RadioGroup
          label={t('background')}
          value={background.value}
          options={DISCOUNT_BACKGROUNDS.map((value) => ({
            value,
            label: (
              <Named>
                <Swatch style={{ background: gradient[value] }} aria-hidden />
                {t(`background_${value}`)}
              </Named>
            ),
          }))}
          onValueChange={background.onValueChange}
        />
      </Backgrounds>
      {tiers.map((_, step) => (
        <TierFields
          // A step has no name: its place is all that tells it apart.
          // oxlint-disable-next-line react/no-array-index-key
          key={step}
          form={form}
          path={`cards.${index}.tiers.${step}`}
          number={step + 1}
          currency={currency}
          hasLimit={kind !== 'fixed'}
          entries={steps}
          onRemove={
            tiers.length > 1
              ? () => {
                  setTiers(tiers.filter((__, other) => other !== step));
                  steps.removed(step, tiers.length - 1);
                }
              : null
          }
        />
      ))}
      {kind !== 'fixed' && tiers.length < DISCOUNT_TIERS_MAX && (
        <Button
          type="button"
          kind="secondary"
          icon={<Plus size={20} />}
          onClick={() => setTiers([...tiers, { percent: '', limit: '' }])}
        >
          {t('add_step')}
        </Button>
      )}
      {steps.status}
      {kind === 'cashback' && (
        <NumberField
          label={t('cashback_days')}
          hint={t('cashback_days_hint')}
          min={1}
          max={CASHBACK_DAYS_MAX}
          value={days.value === null ? '' : String(days.value)}
          error={days.error}
          onValueChange={(typed) => days.onValueChange(typed === '' ? null : Number(typed))}
        />
      )}
      {kind === 'cumulative' && (
        <Switch
          checked={lasting.value}
          onChange={({ target }) => lasting.onValueChange(target.checked)}
        >
          {t('never_downgrades')}
        </Switch>
      )}
      <Switch
        checked={paused.value}
        onChange={({ target }) => paused.onValueChange(target.checked)}
      >
        {t('paused')}
      </Switch>
      <Button {...entries.remove} type="button" kind="quiet" onClick={onRemove}>
        {t('remove_card', { kind: cardT(`kind_${kind}`) })}
      </Button>
    </Panel>
  );
}

const Backgrounds = styled.div`
  min-width: 0;
`;

const Named = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
`;

const Swatch = styled.span`
  flex: none;
  width: 40px;
  height: 24px;
  border-radius: ${radius.small};
`;
