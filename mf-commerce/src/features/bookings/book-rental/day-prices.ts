import type { Money } from '@karavan/shared-api/contract/common';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { numberFormat } from '@karavan/shared-ui/intl';

interface DayPrice {
  readonly day: string;
  readonly price: Money;
}

/** The longest sum that fits below a day, in characters. */
const FITS = 6;

/**
 * What stands below the days of a calendar: their prices, where some of them differ; else nothing.
 * @param say puts a price into words
 */
export function priceNotes(
  usual: Money | null,
  prices: readonly DayPrice[],
  locale: string,
  say: (price: string) => string,
): ((day: string) => { readonly short: string; readonly long: string } | null) | undefined {
  if (!usual || prices.length === 0) return undefined;
  const own = new Map(prices.map(({ day, price }) => [day, price]));
  return (day) => {
    const price = own.get(day) ?? usual;
    return { short: shortSum(Number(price.amount), locale), long: say(formatMoney(price, locale)) };
  };
}

/** A sum in few characters, without its currency; nothing for one that finds no room, which is said all the same. */
function shortSum(sum: number, locale: string): string {
  const ways = [
    { maximumFractionDigits: 0, useGrouping: false },
    { notation: 'compact', maximumFractionDigits: 1 },
  ] as const;
  const texts = ways.map((way) => numberFormat(locale, way).format(sum));
  return texts.find(({ length }) => length <= FITS) ?? '';
}
