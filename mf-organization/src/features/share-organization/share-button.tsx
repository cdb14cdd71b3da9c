import { Share2 } from 'lucide-react';
import { useShare } from '@karavan/shared-api/interactions';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { useT } from '../../shared/translation.ts';

/** Shares the page that it is on. */
export function ShareButton({ title }: { readonly title: string }) {
  const t = useT();
  const share = useShare();
  return (
    <IconButton
      kind="filled"
      label={t('share')}
      icon={<Share2 size={20} />}
      onClick={() => void share({ title, path: location.pathname })}
    />
  );
}
