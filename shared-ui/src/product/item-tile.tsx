import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Image } from '@karavan/shared-ui/image';
import { lazily } from '@karavan/shared-ui/lazily';
import { Price } from '@karavan/shared-ui/price';
import {
  color,
  fontSize,
  lineHeight,
  radius,
  shadow,
  space,
  weight,
} from '@karavan/shared-ui/tokens';

interface PostTileProps {
  readonly post: FeedPost;
  /** Above the fold: its picture loads first. */
  readonly priority: boolean;
}

const LikeCorner = lazily(
  async () => (await import(/* webpackChunkName: "marks" */ '../../../mf-feed/src/shared/like-corner.tsx')).LikeCorner,
);

/** A post of the grid: its picture, price and name. */
export function PostTile({ post, priority }: PostTileProps) {
  const locale = useAtomValue(localeAtom);
  return (
    <Article>
      <Tile to={`/p/${post.id}`}>
        {post.image && (
          <Image
            picture={post.image}
            alt=""
            ratio={1}
            sizes="(min-width: 1280px) 280px, (min-width: 720px) 33vw, 50vw"
            priority={priority}
          />
        )}
        <Text>
          {post.price && (
            <Price
              price={post.price}
              unit={post.price_unit}
              converted={post.converted_price}
              oldPrice={post.old_price}
              locale={locale}
            />
          )}
          <Name>{post.name}</Name>
          <Owner>{post.organization.title}</Owner>
        </Text>
      </Tile>
      <LikeCorner post={post} />
    </Article>
  );
}

const Article = styled.article`
  position: relative;
  height: 100%;
`;

const Tile = styled(Link)`
  display: block;
  height: 100%;
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

const Text = styled.span`
  display: grid;
  gap: 2px;
  padding: ${space[2]} ${space[3]} ${space[3]};
`;

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  height: calc(2em * 1.25);
  font-size: ${fontSize.small};
  font-weight: ${weight.medium};
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
