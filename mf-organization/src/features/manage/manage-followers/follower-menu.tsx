import { Ban, EllipsisVertical, UserMinus } from 'lucide-react';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { Menu } from '@karavan/shared-ui/menu';
import { useT } from './translation.ts';

interface FollowerMenuProps {
  readonly name: string;
  /** Not for who does not follow. */
  readonly remove: (() => void) | undefined;
  readonly block: () => void;
}

/** What can be done with somebody beside answering them. */
export function FollowerMenu({ name, remove, block }: FollowerMenuProps) {
  const t = useT();
  return (
    <Menu
      trigger={<IconButton label={t('more_for', { name })} icon={<EllipsisVertical size={20} />} />}
      items={[
        ...(remove ? [{ label: t('remove'), icon: <UserMinus size={20} />, run: remove }] : []),
        { label: t('block'), icon: <Ban size={20} />, danger: true, run: block },
      ]}
    />
  );
}
