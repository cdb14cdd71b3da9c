import { Share2 } from 'lucide-react';
import { CopyButton } from '@karavan/shared-ui/copy-button';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { useT } from '../translation.ts';

interface ShareItemProps {
  readonly id: number;
  readonly name: string;
}

/** Shares an item's link: through the device's share sheet if it has one, or by copying it. */
export function ShareItem({ id, name }: ShareItemProps) {
  const t = useT();
  const url = new URL(`/p/${id}`, location.origin).href;

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: name, url });
    } catch {
      // Dismissed, or refused by the device: the copy button is beside it.
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
