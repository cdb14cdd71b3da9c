import styled from 'styled-components';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { color, fontSize, space, weight } from '@karavan/shared-ui/tokens';
import { formatMoney, type Money, type MoneyDecimals } from './format-money.ts';

interface PriceProps {
  readonly price: Money;
  /** What it cost before the discount. */
  readonly oldPrice?: Money | null;
  /** The same in another currency, as near as the rates of today are. */
  readonly converted?: Money | undefined;
  readonly locale: string;
  readonly decimals?: MoneyDecimals;
  readonly size?: 'body' | 'heading';
  /** What a screen reader hears before the old price, unless it is the provider's text. */
  readonly oldPriceLabel?: string;
}

/** A price, with the one before the discount struck through. */
export function Price({
  price,
  oldPrice,
  converted,
  locale,
  decimals = 'currency',
  size = 'body',
  oldPriceLabel,
}: PriceProps) {
  return (
    <Root>
      <Now $reduced={Boolean(oldPrice)} $size={size}>
        {formatMoney(price, locale, decimals)}
      </Now>
      {converted && <small>{`≈ ${formatMoney(converted, locale)}`}</small>}
      {oldPrice && <Before label={oldPriceLabel} sum={formatMoney(oldPrice, locale, decimals)} />}
    </Root>
  );
}

function Before({ label, sum }: { readonly label: string | undefined; readonly sum: string }) {
  const t = useUiText(label === undefined ? {} : { old_price: label });
  return (
    <s>
      <span className="visually-hidden">{t('old_price')} </span>
      {sum}
    </s>
  );
}

const Root = styled.span`
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
