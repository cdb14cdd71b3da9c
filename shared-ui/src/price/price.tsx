import styled from 'styled-components';
import { numberFormat } from '@karavan/shared-ui/intl';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { formatAbout, formatMoney, type Money, type MoneyDecimals } from './format-money.ts';

interface PriceProps {
  readonly price: Money;
  /** The period that the price is for, if any. */
  readonly unit?: 'from' | 'minute' | 'hour' | 'day' | 'month' | 'year' | null;
  /** Whether the price of a day is that of a night. */
  readonly byNight?: boolean | undefined;
  /** The price before the discount. */
  readonly oldPrice?: Money | null | undefined;
  /** About as much in another currency, at today's rates. */
  readonly converted?: Money | undefined;
  readonly locale: string;
  readonly decimals?: MoneyDecimals;
  /** Of an item's page, of a card, of a row. */
  readonly size?: 'l' | 'm' | 's';
  /** Whether how much less it is stands elsewhere, as an `Off`. */
  readonly hasOffElsewhere?: boolean;
}

const ROLE = { l: type.priceL, m: type.priceM, s: type.priceS } as const;

/** A price, with the price before the discount struck through, and how much less it is. */
export function Price({
  price,
  unit,
  byNight = false,
  oldPrice,
  converted,
  locale,
  decimals = 'currency',
  size = 's',
  hasOffElsewhere = false,
}: PriceProps) {
  const t = useUiText();
  return (
    <Root>
      <Now $size={size}>{formatMoney(price, locale, decimals)}</Now>
      {unit && <small>{t(byNight ? 'per_night' : `per_${unit}`)}</small>}
      {converted && <small>{`≈ ${formatAbout(converted, locale)}`}</small>}
      {oldPrice && <Before sum={formatMoney(oldPrice, locale, decimals)} />}
      {!hasOffElsewhere && <Off price={price} oldPrice={oldPrice} locale={locale} />}
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

type OffProps = Pick<PriceProps, 'price' | 'oldPrice' | 'locale'> & { readonly className?: string };

/** How much less a price is than before, as a badge; nothing if it is not. */
export function Off({ price, oldPrice, locale, className }: OffProps) {
  return oldPrice && <Badge className={className}>{formatOff(price, oldPrice, locale)}</Badge>;
}

/** Less than half a percent is not worth a word. */
function formatOff(price: Money, oldPrice: Money, locale: string): string {
  const share = Number(price.amount) / Number(oldPrice.amount) - 1;
  const format = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return share > -0.005 ? '' : format.format(share).replace('-', '−');
}

const Root = styled.span`
  /* Contains the visually hidden text, which would otherwise make the page wider than the screen. */
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};

  &,
  * {
    font-variant-numeric: tabular-nums;
  }

  s,
  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Now = styled.span<{ readonly $size: 'l' | 'm' | 's' }>`
  color: ${color.text};
  font: ${({ $size }) => ROLE[$size]};
`;

const Badge = styled.span`
  align-self: center;
  padding: 1px ${space[2]};
  border-radius: ${radius.small};
  background: ${color.dangerFill};
  color: ${color.onFill};
  font: ${type.caption};

  &:empty {
    display: none;
  }
`;
