import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { servedLazily } from '@karavan/shared-ui/served-lazily';
import { OpenItemTile } from '@karavan/shared-ui/product/open-item-tile';

interface PostTileProps {
  readonly post: FeedPost;
  /** Above the fold: its picture loads first. */
  readonly priority: boolean;
}

const LikeCorner = servedLazily(
  async () =>
    (await import(/* webpackChunkName: "part-post-actions" */ './like-corner.tsx')).LikeCorner,
);

/** A post of the grid, with a heart on its picture. */
export function PostTile({ post, priority }: PostTileProps) {
  const locale = useAtomValue(localeAtom);
  return (
    <Article>
      <OpenItemTile item={post} locale={locale} link={Link} priority={priority} />
      <LikeCorner post={post} />
    </Article>
  );
}

const Article = styled.article`
  position: relative;
  height: 100%;
`;
