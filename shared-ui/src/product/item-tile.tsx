import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { Image } from '@karavan/shared-ui/image';
import { color, fontSize, lineHeight, radius, space, weight } from '@karavan/shared-ui/tokens';
import { ItemPrice } from './item-price.tsx';
import { raised } from './panel.ts';
import type { ProductLink } from './product-link.ts';

/**
 * `raised`: among items of many organizations, so it says whose it is. `flat`: among the items of one
 * organization. `narrow`: in a row that scrolls sideways.
 */
type TileKind = 'raised' | 'flat' | 'narrow';

interface ItemTileProps {
  readonly item: FeedPost;
  readonly kind: TileKind;
  readonly locale: string;
  readonly link: ProductLink;
  /** Above the fold: its picture loads first. */
  readonly priority?: boolean;
}

/** How wide the picture is on which screen. */
const SIZES: Readonly<Record<TileKind, string>> = {
  raised: '(min-width: 1280px) 280px, (min-width: 720px) 33vw, 50vw',
  flat: '(min-width: 1280px) 230px, (min-width: 720px) 33vw, 50vw',
  narrow: '160px',
};

/** An item of a grid or a row: its picture, name and price. Leads to its page. */
export function ItemTile({ item, kind, locale, link, priority = false }: ItemTileProps) {
  const price = <ItemPrice item={item} locale={locale} />;
  const name = <Name>{item.name}</Name>;
  return (
    <Tile as={link} to={`/p/${item.id}`} data-kind={kind}>
      {item.image && (
        <Image picture={item.image} alt="" ratio={1} sizes={SIZES[kind]} priority={priority} />
      )}
      {kind === 'raised' ? (
        <Text>
          {price}
          {name}
          <Owner>{item.organization.title}</Owner>
        </Text>
      ) : (
        <Text>
          {name}
          {price}
        </Text>
      )}
    </Tile>
  );
}

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

const Owner = styled.span`
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${fontSize.caption};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Tile = styled.a`
  display: block;
  height: 100%;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.surface};

  &[data-kind='raised'] {
    ${raised}

    ${Text} {
      gap: 2px;
    }

    ${Name} {
      font-weight: ${weight.medium};
    }
  }

  &[data-kind='narrow'] {
    height: auto;

    ${Text} {
      padding: ${space[1]} ${space[2]} ${space[2]};
    }

    ${Name} {
      display: block;
      height: auto;
      line-height: inherit;
    }
  }
`;
