import { useUiText } from '@karavan/shared-ui/ui-text';
import { useOnline } from '@karavan/shared-ui/use-online';

/**
 * Says below the header that the device is offline, over whatever is shown. The live region stands
 * before its text, so that it is announced; its look is in document.css.
 */
export function OfflineNotice() {
  const t = useUiText();
  const isOnline = useOnline();
  return (
    <div role="status" className="offline-notice">
      {!isOnline && t('offline')}
    </div>
  );
}
