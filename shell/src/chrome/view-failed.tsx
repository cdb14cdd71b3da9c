import { useEffect } from 'react';
import { ErrorState, LoadFailure } from '@karavan/shared-ui/states';
import { useOnline } from '@karavan/shared-ui/use-online';
import type { FailureReason } from '../composition/failure.ts';
import { useT } from './translation.ts';

interface ViewFailedProps {
  readonly reason: FailureReason;
  retry(): void;
}

/** In place of a view whose scripts could not be had; offline it goes on by itself afterwards. */
export function ViewFailed({ reason, retry }: ViewFailedProps) {
  const t = useT();
  const isOnline = useOnline();
  const isWaiting = reason === 'network';
  useEffect(() => {
    if (!isWaiting) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isWaiting, retry]);
  if (isWaiting && !isOnline) return <LoadFailure error={null} retry={retry} />;
  return (
    <ErrorState
      title={t('page_failed')}
      text={t(`page_failed_${reason}`)}
      action={{ run: retry }}
    />
  );
}
