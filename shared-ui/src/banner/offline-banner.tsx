import { useSyncExternalStore } from 'react';
import { WifiOff } from 'lucide-react';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { Banner } from './banner.tsx';

/** Whether the device is online; the server's markup assumes that it is. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Appears while the device is offline. */
export function OfflineBanner() {
  const t = useUiText();
  if (useOnline()) return null;
  return (
    <Banner tone="warning" icon={<WifiOff size={20} />}>
      {t('offline')}
    </Banner>
  );
}
