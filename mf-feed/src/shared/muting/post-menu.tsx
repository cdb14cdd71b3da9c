import { EllipsisVertical, EyeOff, VolumeX } from 'lucide-react';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { Menu } from '@karavan/shared-ui/menu';
import { useMutingT, withMutingTexts } from './translation.ts';
import { useMuting } from './use-muting.ts';

/** What a person wants to see no more of. */
export const PostMenu = withMutingTexts(OwnMenu);

function OwnMenu({ post }: { readonly post: FeedPost }) {
  const t = useMutingT();
  const { hide } = useMuting(post);
  return (
    <Menu
      trigger={
        <IconButton
          label={t('more', { name: post.name })}
          icon={<EllipsisVertical size={24} aria-hidden />}
        />
      }
      items={[
        {
          label: t('not_interested'),
          icon: <EyeOff size={20} />,
          run: () => hide('post'),
        },
        {
          label: t('mute', { title: post.organization.title }),
          icon: <VolumeX size={20} />,
          run: () => hide('organization'),
        },
      ]}
    />
  );
}
