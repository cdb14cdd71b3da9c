import { Heart } from 'lucide-react';
import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useLike } from '@karavan/shared-api/interactions';
import { burst } from '@karavan/shared-ui/burst';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

/** The heart on the picture of a tile. */
export function LikeCorner({ post }: { readonly post: FeedPost }) {
  const t = useT();
  const { isLiked, toggle } = useLike(post);
  return (
    <Corner
      kind="floating"
      label={t('like_named', { name: post.name })}
      pressed={isLiked}
      icon={<Heart size={22} />}
      onClick={() => void toggle()}
    />
  );
}

const Corner = styled(IconButton)`
  position: absolute;
  top: ${space[2]};
  right: ${space[2]};
  ${burst}
`;
