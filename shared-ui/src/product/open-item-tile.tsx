import styled from 'styled-components';
import { Image } from '@karavan/shared-ui/image';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { TileName, TilePrice, type ItemTileProps } from './tile-parts.tsx';

interface OpenItemTileProps extends ItemTileProps {
  /** Above the fold: its picture loads first. */
  readonly priority: boolean;
}

/** A tile for a grid of items of many organizations, without a box: it also names the organization. */
export function OpenItemTile({ item, locale, link, priority }: OpenItemTileProps) {
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

  > :first-child {
    border-radius: ${radius.large};
  }
`;

const Text = styled.span`
  display: grid;
  gap: 2px;
  padding: ${space[2]} ${space[1]} ${space[3]};

  /* Without a box to fill, a short name takes one line. */
  > ${TileName} {
    height: auto;
  }
`;

const Owner = styled.span`
  overflow: hidden;
  color: ${color.textMuted};
  font: ${type.caption};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
