import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import type { RentalQuote } from '@karavan/shared-api/contract/rentals';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { color, fontSize, weight } from '@karavan/shared-ui/tokens';
import { Sums } from '../../../shared/sums.tsx';
import { useT } from '../../../shared/translation.ts';
import { formatPeriod, formatUnits } from '../shared/wall-time.ts';

interface QuotedSumsProps {
  readonly quote: RentalQuote;
  readonly units: number;
  readonly unit: PeriodUnit;
}

/** The period and all sums. */
export function QuotedSums({ quote, units, unit }: QuotedSumsProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { goods, discount, discount_percent, cashback_earned, total } = quote;
  const percent = formatPercent(discount_percent, locale);
  return (
    <>
      <Period>{formatPeriod(quote.starts_at, quote.ends_at, locale)}</Period>
      <Sums
        rows={[
          { label: formatUnits(units, unit, locale), sum: formatMoney(goods, locale) },
          ...(Number(discount.amount) > 0
            ? [{ label: t('discount_of', { percent }), sum: `−${formatMoney(discount, locale)}` }]
            : []),
        ]}
        total={{ label: t('total'), sum: formatMoney(total, locale) }}
      />
      {Number(cashback_earned.amount) > 0 && (
        <Gain>
          {t('cashback_earned')}: {formatMoney(cashback_earned, locale)}
        </Gain>
      )}
    </>
  );
}

const Period = styled.p`
  font-weight: ${weight.medium};
`;

const Gain = styled.p`
  color: ${color.success};
  font-size: ${fontSize.small};
  font-weight: ${weight.medium};
`;
