import type { Location } from '@karavan/shared-api/router';
import type { RemoteView, ShellApi } from '@karavan/shared-api/remote';
import { toFailure, type FailureReason, type RemoteFailure } from './failure.ts';
import { mountView, unmountView } from './mount-view.ts';
import type { RemoteLoader } from './remote-loader.ts';

export type OverlayStatus =
  | { readonly phase: 'loading' | 'ready' }
  | { readonly phase: 'failed'; readonly reason: FailureReason };

export interface OverlayRequest {
  readonly remote: string;
  readonly view: RemoteView & { kind: 'overlay' };
  readonly container: HTMLElement;
  readonly location: Location;
  onStatus(status: OverlayStatus): void;
}

export interface OverlayHost {
  /** The remote that owns overlays of this type, if there is one. */
  ownerOf(type: string): string | undefined;
  /** Loads the owner and shows its overlay in the container until the returned function is called. */
  show(request: OverlayRequest): () => void;
  /** Restarts the owner's failure ladder at the next `show`. */
  reset(remote: string): void;
}

interface OverlayHostDependencies {
  readonly loader: RemoteLoader;
  ownerOf(type: string): string | undefined;
  shellFor(signal: AbortSignal): ShellApi;
  onFailure(failure: RemoteFailure): void;
}

/** Mounts overlays of remotes as parcels of their own, stacked to any depth. */
export function createOverlayHost({
  loader,
  ownerOf,
  shellFor,
  onFailure,
}: OverlayHostDependencies): OverlayHost {
  async function mount(
    { remote, view, container, location, onStatus }: OverlayRequest,
    signal: AbortSignal,
  ): Promise<void> {
    const { app, release, view: prepared } = await loader.load(remote, view);
    if (signal.aborted) return;
    const mounted = mountView(app, {
      view: prepared,
      container,
      location,
      shell: shellFor(signal),
      onError(error) {
        loader.markBroken(release);
        if (!signal.aborted) onStatus({ phase: 'failed', reason: toFailure(remote, error).reason });
      },
    });
    signal.addEventListener('abort', () => void unmountView(mounted), { once: true });
    await mounted.ready;
  }

  return {
    ownerOf,
    show(request) {
      const abort = new AbortController();
      const { onStatus, remote } = request;
      onStatus({ phase: 'loading' });
      void mount(request, abort.signal).then(
        () => !abort.signal.aborted && onStatus({ phase: 'ready' }),
        (error: unknown) => {
          const failure = toFailure(remote, error);
          onFailure(failure);
          if (!abort.signal.aborted) onStatus({ phase: 'failed', reason: failure.reason });
        },
      );
      return () => abort.abort();
    },
    reset: (remote) => loader.reset(remote),
  };
}
