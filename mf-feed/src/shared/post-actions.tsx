import { useAtomValue } from 'jotai';
import { Languages } from 'lucide-react';
import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useItemInteractions, useItemTranslation } from '@karavan/shared-api/interactions';
import { Link } from '@karavan/shared-api/router';
import { isSignedInAtom } from '@karavan/shared-api/state';
import { lazily } from '@karavan/shared-ui/lazily';
import { ItemActions, useSavedTexts } from '@karavan/shared-ui/product/item-actions';
import { ToggleButton } from '@karavan/shared-ui/toggle-button';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

/** What a person can do with a post without opening it: like, discuss, translate and save it. */
export function PostActions({ post }: { readonly post: FeedPost }) {
  const t = useT();
  const interactions = useItemInteractions(post, useSavedTexts());
  const translation = useItemTranslation(post);
  const isSignedIn = useAtomValue(isSignedInAtom);
  return (
    <Actions {...interactions} itemId={post.id} link={Link}>
      {translation.isOffered && (
        <ToggleButton
          label={t('translate')}
          pressed={translation.isShown}
          icon={<Languages size={24} aria-hidden />}
          onClick={translation.toggle}
        />
      )}
      {isSignedIn && <PostMenu post={post} />}
      <DoubleTap post={post} />
    </Actions>
  );
}

const PostMenu = lazily(
  async () => (await import(/* webpackChunkName: "post-menu" */ './muting/post-menu.tsx')).PostMenu,
);

const DoubleTap = lazily(
  async () => (await import(/* webpackChunkName: "double-tap" */ './double-tap.tsx')).DoubleTap,
);

const Actions = styled(ItemActions)`
  padding: 0 ${space[2]} ${space[2]};
`;
