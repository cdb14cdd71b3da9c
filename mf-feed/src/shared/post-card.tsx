import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { Link } from '@karavan/shared-api/router';
import { localeAtom, translatedTextsAtom } from '@karavan/shared-api/state';
import { servedLazily } from '@karavan/shared-ui/served-lazily';
import { ItemCard } from '@karavan/shared-ui/product/item-card';
import { size, space } from '@karavan/shared-ui/tokens';

interface PostCardProps {
  readonly post: FeedPost;
  /** Above the fold: its picture loads first. */
  readonly priority: boolean;
}

/** One post of the feed, translated if the person has asked for it. */
export function PostCard({ post, priority }: PostCardProps) {
  const translation = useAtomValue(translatedTextsAtom).get(post.id);
  return (
    <ItemCard
      item={{ ...post, ...translation }}
      locale={useAtomValue(localeAtom)}
      link={Link}
      priority={priority}
      actions={<PostActions post={post} />}
      turner={PictureTurner}
    />
  );
}

/** Reserves the row's space until it is loaded. */
const NoActions = styled.div`
  height: calc(${size.touch} + ${space[2]});
`;

const PostActions = servedLazily(
  async () =>
    (await import(/* webpackChunkName: "part-post-actions" */ './post-actions.tsx')).PostActions,
  <NoActions />,
);

const PictureTurner = servedLazily(
  async () =>
    (await import(/* webpackChunkName: "part-post-actions" */ './kept-turner.tsx')).KeptTurner,
);
