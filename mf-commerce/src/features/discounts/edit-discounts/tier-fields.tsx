import { useAtomValue } from 'jotai';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { TOTAL_DISCOUNT_MAX } from '@karavan/shared-api/contract/limits';
import { localeAtom } from '@karavan/shared-api/state';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { PriceField } from '@karavan/shared-ui/price-field';
import { space } from '@karavan/shared-ui/tokens';
import type { Entries } from '@karavan/shared-ui/use-entries';
import { useT } from './translation.ts';
import type { DiscountsFormPart } from './form-part.ts';

interface TierFieldsProps {
  readonly form: DiscountsFormPart;
  readonly path: `cards.${number}.tiers.${number}`;
  /** From one on. */
  readonly number: number;
  readonly currency: string;
  /** A fixed card has one step without. */
  readonly hasLimit: boolean;
  /** The steps of its card. */
  readonly entries: Entries;
  /** Null where it is the only one. */
  readonly onRemove: (() => void) | null;
}

/** One step of a card: from which sum on it gives how much. */
export function TierFields({
  form,
  path,
  number,
  currency,
  hasLimit,
  entries,
  onRemove,
}: TierFieldsProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const percent = form.control(`${path}.percent`);
  const limit = form.control(`${path}.limit`);
  return (
    <Step role="group" aria-label={t('step', { number })}>
      <NumberField
        label={t('percent')}
        decimals={2}
        max={100}
        end="%"
        value={percent.value}
        error={percent.error}
        onValueChange={percent.onValueChange}
      />
      {hasLimit && (
        <PriceField
          label={t('limit')}
          currency={currency}
          locale={locale}
          max={TOTAL_DISCOUNT_MAX}
          value={limit.value}
          error={limit.error}
          onValueChange={limit.onValueChange}
        />
      )}
      {onRemove && (
        <IconButton
          {...entries.remove}
          label={t('remove_step', { number })}
          icon={<Trash2 size={20} />}
          onClick={onRemove}
        />
      )}
    </Step>
  );
}

const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
  gap: ${space[2]};
  align-items: start;

  > button {
    margin-top: ${space[6]};
  }
`;
