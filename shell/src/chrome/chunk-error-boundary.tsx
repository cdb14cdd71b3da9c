import { Component, type ReactNode } from 'react';
import { reportError } from '../telemetry.ts';
import { ViewFailed } from './view-failed.tsx';

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
      <ViewFailed
        reason="network"
        retry={() => {
          this.props.onRetry();
          this.setState({ failed: false });
        }}
      />
    );
  }
}
