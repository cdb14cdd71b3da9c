import styled from 'styled-components';
import { Image } from '@karavan/shared-ui/image';
import { color, fontSize, space, weight } from '@karavan/shared-ui/tokens';
import { ItemPrice } from './item-price.tsx';
import { raised } from './raised.ts';
import { TileName, type ItemTileProps } from './tile-parts.ts';

interface RaisedItemTileProps extends ItemTileProps {
  /** Above the fold: its picture loads first. */
  readonly priority: boolean;
}

/** A tile for a grid of items of many organizations: it also names the organization. */
export function RaisedItemTile({ item, locale, link, priority }: RaisedItemTileProps) {
  return (
    <Tile as={link} to={`/p/${item.id}`} state={{ card: item }}>
      {item.image && (
        <Image
          picture={item.image}
          alt=""
          ratio={1}
          sizes="(min-width: 1280px) 280px, (min-width: 720px) 33vw, 50vw"
          priority={priority}
        />
      )}
      <Text>
        <ItemPrice item={item} locale={locale} />
        <Name>{item.name}</Name>
        <Owner>{item.organization.title}</Owner>
      </Text>
    </Tile>
  );
}

const Tile = styled.a`
  display: block;
  height: 100%;
  overflow: hidden;
  ${raised}
`;

const Text = styled.span`
  display: grid;
  gap: 2px;
  padding: ${space[2]} ${space[3]} ${space[3]};
`;

const Name = styled(TileName)`
  font-size: ${fontSize.small};
  font-weight: ${weight.medium};
`;

const Owner = styled.span`
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${fontSize.caption};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
