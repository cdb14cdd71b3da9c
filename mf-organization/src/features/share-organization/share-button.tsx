import { Share2 } from 'lucide-react';
import { useShell } from '@karavan/shared-api/remote';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { useT } from '../../shared/translation.ts';

/** Shares the page's URL: through the device's share sheet if it has one, else by copying it. */
export function ShareButton({ title }: { readonly title: string }) {
  const t = useT();
  const { toasts } = useShell();

  async function share(): Promise<void> {
    const url = location.origin + location.pathname;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toasts.show({ kind: 'success', text: t('link_copied') });
    } catch (error) {
      // Closing the share sheet is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toasts.show({ kind: 'error', text: t('share_failed') });
    }
  }

  return (
    <IconButton
      kind="filled"
      label={t('share')}
      icon={<Share2 size={20} />}
      onClick={() => void share()}
    />
  );
}
