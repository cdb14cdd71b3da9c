import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { PROMOTION_ITEMS_MAX } from '@karavan/shared-api/contract/limits';
import { localeAtom } from '@karavan/shared-api/state';
import { NumberField } from '@karavan/shared-ui/number-field';
import { PriceField } from '@karavan/shared-ui/price-field';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import { CategoryField } from '../shared/category-field.tsx';
import { PickedItems } from '../shared/picked-items.tsx';
import type { PromotionFormOf } from './promotion-values.ts';
import { usePromotionT } from './translation.ts';

interface ReductionFieldsProps {
  readonly form: PromotionFormOf;
  readonly organizationId: number;
  readonly currency: string;
  /** Whether its products may be looked through. */
  readonly canPick: boolean;
}

/** What a promotion takes off, and of what. */
export function ReductionFields({ form, organizationId, currency, canPick }: ReductionFieldsProps) {
  const t = usePromotionT();
  const locale = useAtomValue(localeAtom);
  const percent = form.control('percent');
  const amount = form.control('amount');
  const minimum = form.control('minimum');
  const scope = form.control('scope');
  const category = form.control('category');
  const items = form.control('items');
  const money = { currency, locale };
  return (
    <>
      <SegmentedControl
        label={t('kind')}
        segments={[
          { value: 'percent', label: t('kind_percent') },
          { value: 'amount', label: t('kind_amount') },
        ]}
        value={percent.value === null ? 'amount' : 'percent'}
        onChange={(kind) => {
          percent.onValueChange(kind === 'percent' ? '' : null);
          amount.onValueChange(kind === 'percent' ? null : '');
        }}
      />
      {percent.value === null ? (
        <PriceField
          {...money}
          label={t('amount')}
          value={amount.value ?? ''}
          error={amount.error}
          onValueChange={amount.onValueChange}
        />
      ) : (
        <NumberField
          label={t('percent')}
          decimals={2}
          max={100}
          end={<span aria-hidden>%</span>}
          value={percent.value}
          error={percent.error}
          onValueChange={percent.onValueChange}
        />
      )}
      <PriceField
        {...money}
        label={t('minimum')}
        value={minimum.value ?? ''}
        error={minimum.error}
        onValueChange={(value) => minimum.onValueChange(value === '' ? null : value)}
      />
      <SegmentedControl
        label={t('scope')}
        segments={[
          { value: 'all', label: t('scope_all') },
          { value: 'category', label: t('scope_category') },
          ...(canPick || scope.value === 'items'
            ? [{ value: 'items' as const, label: t('scope_items') }]
            : []),
        ]}
        value={scope.value}
        onChange={scope.onValueChange}
      />
      {scope.value === 'category' && (
        <CategoryField
          value={category.value}
          error={category.error}
          onValueChange={category.onValueChange}
        />
      )}
      {scope.value === 'items' && canPick && (
        <PickedItems
          organizationId={organizationId}
          label={t('items')}
          limit={PROMOTION_ITEMS_MAX}
          value={items.value}
          onValueChange={items.onValueChange}
        />
      )}
      {scope.value === 'items' && items.value.length === 0 && <Hint>{t('items_none')}</Hint>}
    </>
  );
}

const Hint = styled.p`
  margin: 0;
`;
