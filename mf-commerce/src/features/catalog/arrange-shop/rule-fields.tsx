import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { COLLECTION_DAYS_MAX } from '@karavan/shared-api/contract/limits';
import { localeAtom } from '@karavan/shared-api/state';
import { Checkbox } from '@karavan/shared-ui/checkbox';
import { NumberField } from '@karavan/shared-ui/number-field';
import { PriceField } from '@karavan/shared-ui/price-field';
import { color, space } from '@karavan/shared-ui/tokens';
import { CategoryField } from '../shared/category-field.tsx';
import { useT } from '../translation.ts';
import type { CollectionFormOf, RuleValues } from './collection-values.ts';

interface RuleFieldsProps {
  readonly form: CollectionFormOf;
  readonly rule: RuleValues;
  readonly currency: string;
}

/** What is in an automatic collection: all that fits every condition. */
export function RuleFields({ form, rule, currency }: RuleFieldsProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const set = (values: Partial<RuleValues>) =>
    form.control('rule').onValueChange({ ...rule, ...values });
  const price = (field: 'price_from' | 'price_to') => ({
    currency,
    locale,
    value: rule[field] ?? '',
    error: form.control(`rule.${field}`).error,
    onValueChange: (value: string) => set({ [field]: value === '' ? null : value }),
  });
  return (
    <>
      <Hint>{t('rule_hint')}</Hint>
      <CategoryField
        value={rule.category}
        error={form.control('rule.category').error}
        onValueChange={(category) => set({ category })}
      />
      <Prices>
        <PriceField label={t('rule_from')} {...price('price_from')} />
        <PriceField label={t('rule_to')} {...price('price_to')} />
      </Prices>
      <NumberField
        label={t('rule_days')}
        hint={t('rule_days_hint')}
        max={COLLECTION_DAYS_MAX}
        value={rule.new_days === null ? '' : String(rule.new_days)}
        error={form.control('rule.new_days').error}
        onValueChange={(days) =>
          set({ new_days: days === '' || days === '0' ? null : Number(days) })
        }
      />
      <Checkbox checked={rule.discounted} onChange={() => set({ discounted: !rule.discounted })}>
        {t('rule_discounted')}
      </Checkbox>
    </>
  );
}

const Hint = styled.p`
  color: ${color.textMuted};
`;

const Prices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: ${space[3]};
`;
