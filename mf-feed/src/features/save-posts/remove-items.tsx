import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useGoBack } from '@karavan/shared-api/go-back';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { ItemChoice } from '@karavan/shared-ui/product/item-choice';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, layer, media, size, space } from '@karavan/shared-ui/tokens';
import { PostList } from '../../shared/post-list.tsx';
import { useSavedPosts } from './saved-posts-query.ts';
import { useRemoveSaved } from './use-remove-saved.ts';
import { useSavedT } from './translation.ts';

/** The maximum number of items per request. */
const MOST = 100;

/** Selects items of a folder to remove from the saved items. */
export function RemoveItems({ folderId }: { readonly folderId: number }) {
  const t = useSavedT();
  const { header } = useShell();
  const goBack = useGoBack(`/saved/${folderId}`);
  const posts = useSavedPosts(folderId);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const remove = useRemoveSaved();
  useEffect(
    () => header.set({ title: t('remove_items'), backTo: `/saved/${folderId}` }),
    [header, t, folderId],
  );

  function toggle(id: number): void {
    const next = new Set(chosen);
    if (!next.delete(id) && next.size < MOST) next.add(id);
    setChosen(next);
  }

  function removeChosen(): void {
    remove([...chosen]);
    goBack();
  }

  return (
    <>
      <h1 className="visually-hidden">{t('remove_items')}</h1>
      <PostList
        view="GRID"
        posts={posts}
        label={t('remove_items')}
        empty={<EmptyState scene="saved" title={t('folder_empty')} text={t('folder_empty_text')} />}
        renderPost={(post) => (
          <ItemChoice item={post} isChosen={chosen.has(post.id)} onToggle={() => toggle(post.id)} />
        )}
      />
      <Bar>
        <Button wide kind="danger" disabled={chosen.size === 0} onClick={removeChosen}>
          {t('remove_count', { count: chosen.size })}
        </Button>
      </Bar>
    </>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: calc(${size.navigation} + env(safe-area-inset-bottom));
  z-index: ${layer.chrome};
  padding: ${space[3]} ${space[4]};
  background: ${color.surface};

  ${media.wide} {
    bottom: 0;
  }
`;
