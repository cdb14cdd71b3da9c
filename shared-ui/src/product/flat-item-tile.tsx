import styled from 'styled-components';
import { Image } from '@karavan/shared-ui/image';
import { color, radius, space } from '@karavan/shared-ui/tokens';
import { TileName, TilePrice, type ItemTileProps } from './tile-parts.tsx';

/** A tile for a grid of items of one organization. */
export function FlatItemTile({ item, locale, link }: ItemTileProps) {
  return (
    <Tile as={link} to={`/p/${item.id}`} state={{ card: item }}>
      {item.image && (
        <Image
          picture={item.image}
          alt=""
          ratio={1}
          sizes="(min-width: 1280px) 230px, (min-width: 720px) 33vw, 50vw"
        />
      )}
      <Text>
        <TilePrice item={item} locale={locale} />
        <TileName>{item.name}</TileName>
      </Text>
    </Tile>
  );
}

const Tile = styled.a`
  position: relative;
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
`;
