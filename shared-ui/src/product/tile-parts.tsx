import styled from 'styled-components';
import type { LivePost } from '@karavan/shared-api/contract/live-items';
import { space, type } from '@karavan/shared-ui/tokens';
import { Off } from '@karavan/shared-ui/price';
import { ItemNews } from './item-news.ts';
import { ItemPrice } from './item-price.tsx';
import type { ProductLink } from './product-link.ts';

/** Every tile shows the picture, name and price of an item and links to its page. */
export interface ItemTileProps {
  readonly item: LivePost;
  readonly locale: string;
  readonly link: ProductLink;
}

/** Always two lines high, so that tiles in a row line up. */
export const TileName = styled.span`
  display: -webkit-box;
  overflow: hidden;
  height: 2lh;
  font: ${type.second};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

interface TilePriceProps extends Pick<ItemTileProps, 'locale'> {
  readonly item: Pick<LivePost, 'price' | 'price_unit' | 'old_price' | 'image' | 'date' | 'news'>;
}

/** The price on one line: how much less it is stands on the picture, if there is one. */
export function TilePrice({ item, locale }: TilePriceProps) {
  const { price, old_price, image, date, news } = item;
  return (
    <>
      {image && price && <OnPicture price={price} oldPrice={old_price} locale={locale} />}
      <ItemPrice item={item} locale={locale} hasOffElsewhere={image !== null} />
      {date && <small>{date.words}</small>}
      {news && <ItemNews>{news}</ItemNews>}
    </>
  );
}

const OnPicture = styled(Off)`
  position: absolute;
  top: ${space[2]};
  left: ${space[2]};
`;
