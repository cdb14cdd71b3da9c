import styled from 'styled-components';
import { Image } from '@karavan/shared-ui/image';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { TilePrice, type ItemTileProps } from './tile-parts.tsx';

/** A tile of 160 px for a row that scrolls sideways. */
export function NarrowItemTile({ item, locale, link }: ItemTileProps) {
  return (
    <Tile as={link} to={`/p/${item.id}`} state={{ card: item }}>
      {item.image && <Image picture={item.image} alt="" ratio={1} sizes="160px" />}
      <TilePrice item={item} locale={locale} />
      <span>{item.name}</span>
    </Tile>
  );
}

const Tile = styled.a`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  overflow: hidden;
  border-radius: ${radius.medium};
  padding-bottom: ${space[2]};
  background: ${color.surface};
  font: ${type.second};
  overflow-wrap: anywhere;

  > :not(:first-child) {
    padding: 0 ${space[2]};
  }
`;
