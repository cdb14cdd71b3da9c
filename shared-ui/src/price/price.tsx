import styled from 'styled-components';
import { color, fontSize, space, weight } from '../tokens/tokens.ts';
import { formatMoney } from './format-money.ts';

interface Sum {
  readonly amount: string;
  readonly currency: string;
}

interface PriceProps {
  readonly price: Sum;
  /** What it cost before the discount. */
  readonly oldPrice?: Sum | null;
  readonly locale: string;
  /** What a screen reader hears before the old price, for example "old price". */
  readonly oldPriceLabel: string;
}

/** A price, with the one before the discount struck through. */
export function Price({ price, oldPrice, locale, oldPriceLabel }: PriceProps) {
  return (
    <Root>
      <Now $reduced={Boolean(oldPrice)}>{formatMoney(price, locale)}</Now>
      {oldPrice && <s aria-label={oldPriceLabel}>{formatMoney(oldPrice, locale)}</s>}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[2]};

  s {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

const Now = styled.span<{ $reduced: boolean }>`
  color: ${({ $reduced }) => ($reduced ? color.danger : color.text)};
  font-weight: ${weight.bold};
`;
