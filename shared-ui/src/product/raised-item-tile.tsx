import styled from 'styled-components';
import { Image } from '@karavan/shared-ui/image';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { raised } from './raised.ts';
import { TileName, TilePrice, type ItemTileProps } from './tile-parts.tsx';

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
        <TilePrice item={item} locale={locale} />
        <TileName>{item.name}</TileName>
        <Owner>{item.organization.title}</Owner>
      </Text>
    </Tile>
  );
}

const Tile = styled.a`
  position: relative;
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

const Owner = styled.span`
  overflow: hidden;
  color: ${color.textMuted};
  font: ${type.caption};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
