import styled from 'styled-components';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { color, fontSize, space, weight } from '@karavan/shared-ui/tokens';
import { formatAbout, formatMoney, type Money, type MoneyDecimals } from './format-money.ts';

interface PriceProps {
  readonly price: Money;
  /** The period that the price is for, if any. */
  readonly unit?: 'minute' | 'hour' | 'day' | 'month' | 'year' | null;
  /** Whether the price of a day is that of a night. */
  readonly byNight?: boolean | undefined;
  /** The price before the discount. */
  readonly oldPrice?: Money | null;
  /** About as much in another currency, at today's rates. */
  readonly converted?: Money | undefined;
  readonly locale: string;
  readonly decimals?: MoneyDecimals;
  readonly size?: 'body' | 'heading';
}

/** A price, with the price before the discount struck through. */
export function Price({
  price,
  unit,
  byNight = false,
  oldPrice,
  converted,
  locale,
  decimals = 'currency',
  size = 'body',
}: PriceProps) {
  const t = useUiText();
  return (
    <Root>
      <Now $reduced={Boolean(oldPrice)} $size={size}>
        {formatMoney(price, locale, decimals)}
      </Now>
      {unit && <small>{t(byNight ? 'per_night' : `per_${unit}`)}</small>}
      {converted && <small>{`≈ ${formatAbout(converted, locale)}`}</small>}
      {oldPrice && <Before sum={formatMoney(oldPrice, locale, decimals)} />}
    </Root>
  );
}

function Before({ sum }: { readonly sum: string }) {
  const t = useUiText();
  return (
    <s>
      <span className="visually-hidden">{t('old_price')} </span>
      {sum}
    </s>
  );
}

const Root = styled.span`
  /* Contains the visually hidden text, which would otherwise make the page wider than the screen. */
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[2]};
  font-variant-numeric: tabular-nums;

  s,
  small {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

const Now = styled.span<{ readonly $reduced: boolean; readonly $size: 'body' | 'heading' }>`
  color: ${({ $reduced }) => ($reduced ? color.danger : color.text)};
  font-size: ${({ $size }) => fontSize[$size]};
  font-weight: ${weight.bold};
`;
