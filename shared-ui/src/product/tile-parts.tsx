import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { space, type } from '@karavan/shared-ui/tokens';
import { Off } from '@karavan/shared-ui/price';
import { ItemPrice } from './item-price.tsx';
import type { ProductLink } from './product-link.ts';

/** Every tile shows the picture, name and price of an item and links to its page. */
export interface ItemTileProps {
  readonly item: FeedPost;
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
  readonly item: Pick<FeedPost, 'price' | 'price_unit' | 'old_price' | 'image'>;
}

/** The price on one line: how much less it is stands on the picture, if there is one. */
export function TilePrice({ item, locale }: TilePriceProps) {
  const { price, old_price, image } = item;
  return (
    <>
      {image && price && <OnPicture price={price} oldPrice={old_price} locale={locale} />}
      <ItemPrice item={item} locale={locale} hasOffElsewhere={image !== null} />
    </>
  );
}

const OnPicture = styled(Off)`
  position: absolute;
  top: ${space[2]};
  left: ${space[2]};
`;
