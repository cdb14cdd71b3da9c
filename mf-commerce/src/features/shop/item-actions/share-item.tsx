import { Share2 } from 'lucide-react';
import { CopyButton } from '@karavan/shared-ui/copy-button';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { useT } from '../../../shared/translation.ts';

interface ShareItemProps {
  readonly id: number;
  readonly name: string;
}

/** Hands an item's address to the device's own sheet where there is one, and to the clipboard. */
export function ShareItem({ id, name }: ShareItemProps) {
  const t = useT();
  const url = new URL(`/p/${id}`, location.origin).href;

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: name, url });
    } catch {
      // Closed again, or refused by the device: the copy button stands beside it.
    }
  }

  return (
    <>
      {'share' in navigator && (
        <IconButton
          label={t('share')}
          icon={<Share2 size={22} aria-hidden />}
          onClick={() => void share()}
        />
      )}
      <CopyButton value={url} />
    </>
  );
}
