import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import type { RentalQuote } from '@karavan/shared-api/contract/rentals';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { color, type } from '@karavan/shared-ui/tokens';
import { Sums } from '../../../shared/sums.tsx';
import { useT } from '../../../shared/translation.ts';
import { BookedPeriod } from '../shared/booked-period.tsx';
import { useT as useBookingT } from '../translation.ts';
import { useDuration } from '../shared/use-duration.ts';

interface QuotedSumsProps {
  readonly quote: RentalQuote;
  readonly units: number;
  readonly unit: PeriodUnit;
  readonly byNight: boolean;
}

/** The period and all sums. */
export function QuotedSums({ quote, units, unit, byNight }: QuotedSumsProps) {
  const t = useT();
  const duration = useDuration();
  const locale = useAtomValue(localeAtom);
  const bookings = useBookingT();
  const { parts, goods, discount, discount_percent, cashback_earned, gifts, total, deposit } =
    quote;
  const percent = formatPercent(discount_percent, locale);
  return (
    <>
      <BookedPeriod from={quote.starts_at} to={quote.ends_at} isStay={byNight} />
      <Sums
        rows={[
          { label: duration(units, unit, byNight), sum: formatMoney(goods, locale) },
          ...(Number(discount.amount) > 0
            ? [{ label: t('discount_of', { percent }), sum: `−${formatMoney(discount, locale)}` }]
            : []),
          ...(gifts && Number(gifts.spent.amount) > 0
            ? [{ label: t('gift_spent'), sum: `−${formatMoney(gifts.spent, locale)}` }]
            : []),
        ]}
        total={{ label: t('total'), sum: formatMoney(total, locale) }}
      />
      {parts.length > 1 && (
        <Parts>
          {parts
            .map(({ units: count, price }) => `${count} × ${formatMoney(price, locale)}`)
            .join(' + ')}
        </Parts>
      )}
      {Number(deposit.amount) > 0 && (
        <Parts>{bookings('deposit_then', { sum: formatMoney(deposit, locale) })}</Parts>
      )}
      {Number(cashback_earned.amount) > 0 && (
        <Gain>
          {t('cashback_earned')}: {formatMoney(cashback_earned, locale)}
        </Gain>
      )}
    </>
  );
}

const Parts = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Gain = styled.p`
  color: ${color.success};
  font: ${type.labelSmall};
`;
