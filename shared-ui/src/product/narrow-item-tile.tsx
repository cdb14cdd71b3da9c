import styled from 'styled-components';
import { Image } from '@karavan/shared-ui/image';
import { color, fontSize, radius, space } from '@karavan/shared-ui/tokens';
import { ItemPrice } from './item-price.tsx';
import type { ItemTileProps } from './tile-parts.ts';

/** A tile of 160 px for a row that scrolls sideways. */
export function NarrowItemTile({ item, locale, link }: ItemTileProps) {
  return (
    <Tile as={link} to={`/p/${item.id}`} state={{ card: item }}>
      {item.image && <Image picture={item.image} alt="" ratio={1} sizes="160px" />}
      <ItemPrice item={item} locale={locale} />
      <span>{item.name}</span>
    </Tile>
  );
}

const Tile = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  overflow: hidden;
  border-radius: ${radius.medium};
  padding-bottom: ${space[2]};
  background: ${color.surface};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;

  > :not(:first-child) {
    padding: 0 ${space[2]};
  }
`;
