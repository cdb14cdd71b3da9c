import styled from 'styled-components';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { color, layer, radius, shadow, size, space, type } from '@karavan/shared-ui/tokens';
import type { PageStatus } from '../composition/page-host.ts';
import { hasServerScreen } from '../boot/server-screen.ts';
import { useT } from './translation.ts';
import { ViewFailed } from './view-failed.tsx';

interface PageStatusViewProps {
  readonly status: PageStatus;
  onRetry(): void;
}

/** Shown in place of a page that is missing or still loading. */
export function PageStatusView({ status, onRetry }: PageStatusViewProps) {
  const t = useT();
  switch (status.phase) {
    case 'idle':
    case 'ready':
      return null;
    case 'loading':
      return hasServerScreen() ? null : <PageSkeleton />;
    case 'slow':
      return (
        <>
          {!hasServerScreen() && <PageSkeleton />}
          <Notice role="status">
            {t('page_slow')}
            <Button kind="quiet" onClick={onRetry}>
              {t('try_again')}
            </Button>
          </Notice>
        </>
      );
    case 'failed':
      return hasServerScreen() ? (
        <Notice role="alert">
          {t(`page_failed_${status.reason}`)}
          <Button kind="quiet" onClick={onRetry}>
            {t('try_again')}
          </Button>
        </Notice>
      ) : (
        <ViewFailed reason={status.reason} retry={onRetry} />
      );
    default:
      return status satisfies never;
  }
}

const Notice = styled.div`
  position: fixed;
  inset: auto ${space[4]} calc(${size.navigation} + ${space[4]});
  z-index: ${layer.chrome};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  max-width: 480px;
  margin: 0 auto;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};
  font: ${type.second};
`;
