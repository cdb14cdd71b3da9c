import React, { Component, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { QueryClient } from '@tanstack/react-query';
import type { AppProps, ParcelConfigObject } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import type { Location } from '@karavan/shared-api/router';
import { RemotePlatform } from './remote-platform.tsx';
import type { PreparedView } from './prepared-view.ts';
import type { ShellApi } from './shell-api.ts';

/** The properties of a mounted parcel. */
export interface RemoteViewProps {
  readonly shell: ShellApi;
  readonly view: PreparedView;
  readonly location: Location;
  /** The view is on screen. */
  onReady(): void;
  /** The view threw while rendering; it no longer shows anything. */
  onError(error: unknown): void;
}

export type RemoteLifecycles = ParcelConfigObject<RemoteViewProps>;

/** single-spa lifecycles whose root survives updates and hydrates what the server rendered. */
export function createLifecycles(queries: QueryClient): RemoteLifecycles {
  function RemoteView({ shell, view, location, onReady }: RemoteViewProps) {
    useEffect(() => onReady(), [onReady, view.key]);
    return (
      <RemotePlatform shell={shell} queries={queries} location={location}>
        {view.render()}
      </RemotePlatform>
    );
  }

  return singleSpaReact<RemoteViewProps>({
    React,
    ReactDOMClient: { createRoot: createAdoptingRoot },
    rootComponent: RemoteView,
    errorBoundaryClass: ViewErrorBoundary,
  }) as RemoteLifecycles;
}

/**
 * A root that hydrates when its container already holds server-rendered markup. single-spa-react
 * picks the kind of root before it knows the container, so the choice is made at the first render.
 */
function createAdoptingRoot(container: Element): Pick<Root, 'render' | 'unmount'> {
  let root: Root | undefined;
  return {
    render(element: ReactNode) {
      if (root) root.render(element);
      // The markup is already visible and usable: hydrating it must not block for long.
      else if (container.hasChildNodes()) {
        startTransition(() => {
          root = hydrateRoot(container, element);
        });
      } else (root = createRoot(container)).render(element);
    },
    unmount() {
      root?.unmount();
    },
  };
}

/** `mount()` of single-spa-react never rejects: this boundary reports a failed view to the shell. */
class ViewErrorBoundary extends Component<
  RemoteViewProps & AppProps & { children?: ReactNode | undefined }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
