import type { ReactNode } from 'react';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { useOnline } from '@karavan/shared-ui/use-online';
import { EmptyState, ErrorState } from './state.tsx';

export interface LoadFailureTexts {
  /** What could not be loaded, where there is a more specific text. */
  readonly title?: string;
  /** Shown when it does not exist; says so in general by default. */
  readonly gone?: ReactNode;
  /** Shown when it is not for this person; says so in general by default. */
  readonly forbidden?: ReactNode;
}

interface LoadFailureProps extends LoadFailureTexts {
  /** The failed answer; only its HTTP status matters, 0 when none arrived. */
  readonly error: unknown;
  retry(): void;
}

/**
 * Says why something is not shown: it is gone, is not for this person, the device is offline, or it
 * failed. Only what may succeed at the next attempt offers one; requests continue by themselves once
 * the device is online again.
 */
export function LoadFailure({ error, title, gone, forbidden, retry }: LoadFailureProps) {
  const t = useUiText();
  const isOnline = useOnline();
  const status = statusOf(error);
  const home = { label: t('to_home'), run: () => window.location.assign('/') };
  // An address that cannot be one of anything, such as /p/abc, is answered with 400.
  if (status === 404 || status === 400) {
    return (
      gone ?? (
        <EmptyState scene="gone" title={t('gone_title')} text={t('gone_text')} action={home} />
      )
    );
  }
  if (status === 403) {
    return (
      forbidden ?? (
        <EmptyState
          scene="closed"
          title={t('forbidden_title')}
          text={t('forbidden_text')}
          action={home}
        />
      )
    );
  }
  if (!isOnline) {
    return <EmptyState scene="offline" title={t('offline_title')} text={t('offline_text')} />;
  }
  return (
    <ErrorState
      title={title ?? t('load_failed')}
      text={t(status === 0 ? 'check_connection' : 'server_failed')}
      action={{ run: retry }}
    />
  );
}

function statusOf(error: unknown): number {
  const { status } = (error ?? {}) as { readonly status?: unknown };
  return typeof status === 'number' ? status : 0;
}
