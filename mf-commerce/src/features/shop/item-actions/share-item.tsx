import { Share2 } from 'lucide-react';
import { useShare } from '@karavan/shared-api/interactions';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { useT } from '../../../shared/translation.ts';

interface ShareItemProps {
  readonly id: number;
  readonly name: string;
}

/** Shares an item's page. */
export function ShareItem({ id, name }: ShareItemProps) {
  const t = useT();
  const share = useShare();
  return (
    <IconButton
      label={t('share')}
      icon={<Share2 size={22} aria-hidden />}
      onClick={() => void share({ title: name, path: `/p/${id}` })}
    />
  );
}
