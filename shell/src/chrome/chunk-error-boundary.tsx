import { Component, type ReactNode } from 'react';
import { ErrorState } from '@karavan/shared-ui/states';
import { reportError } from '../telemetry.ts';
import { useT } from './translation.ts';

interface ChunkErrorBoundaryProps {
  readonly children: ReactNode;
  /** A retry begins: what failed has to be loaded again. */
  onRetry(): void;
}

/** Reports that a part of the shell failed to load, and offers a retry. */
export class ChunkErrorBoundary extends Component<ChunkErrorBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error, { remote: 'shell' });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Failure
        onRetry={() => {
          this.props.onRetry();
          this.setState({ failed: false });
        }}
      />
    );
  }
}

function Failure({ onRetry }: Pick<ChunkErrorBoundaryProps, 'onRetry'>) {
  const t = useT();
  return (
    <ErrorState
      title={t('page_failed')}
      text={t('page_failed_network')}
      action={{ label: t('try_again'), run: onRetry }}
    />
  );
}
