import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Image } from '@karavan/shared-ui/image';
import { Price } from '@karavan/shared-ui/price';
import { color, fontSize, lineHeight, radius, space } from '@karavan/shared-ui/tokens';

/** An item of the grid: its picture, name and price. */
export function ItemTile({ item }: { readonly item: FeedPost }) {
  const locale = useAtomValue(localeAtom);
  return (
    <Tile to={`/p/${item.id}`}>
      {item.image && (
        <Image
          picture={item.image}
          alt=""
          ratio={1}
          sizes="(min-width: 1280px) 230px, (min-width: 720px) 33vw, 50vw"
        />
      )}
      <Text>
        <Name>{item.name}</Name>
        {item.price && (
          <Price
            price={item.price}
            unit={item.price_unit}
            converted={item.converted_price}
            oldPrice={item.old_price}
            locale={locale}
          />
        )}
      </Text>
    </Tile>
  );
}

const Tile = styled(Link)`
  display: block;
  height: 100%;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.surface};
`;

const Text = styled.span`
  display: grid;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]} ${space[3]};
  font-size: ${fontSize.small};
`;

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  height: calc(2em * 1.25);
  line-height: ${lineHeight.tight};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
