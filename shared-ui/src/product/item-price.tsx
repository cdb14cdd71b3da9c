import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { Price } from '@karavan/shared-ui/price';

interface ItemPriceProps {
  readonly item: Pick<
    FeedPost,
    'price' | 'price_unit' | 'by_night' | 'is_from' | 'converted_price' | 'old_price'
  >;
  readonly locale: string;
  readonly size?: 'l' | 'm' | 's';
  readonly hasOffElsewhere?: boolean;
}

/** The price of an item; nothing if it has none. */
export function ItemPrice({ item, locale, ...look }: ItemPriceProps) {
  return (
    item.price && (
      <Price
        price={item.price}
        unit={item.is_from ? 'from' : item.price_unit}
        byNight={item.by_night}
        converted={item.converted_price}
        oldPrice={item.old_price}
        locale={locale}
        {...look}
      />
    )
  );
}
