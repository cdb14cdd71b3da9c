import React, { Component, useEffect, useLayoutEffect, type ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { AppProps, ParcelConfigObject } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import type { Location } from '@karavan/shared-api/router';
import { createAdoptingRoot } from './adopting-root.ts';
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
  /** React has left the view; single-spa tells only after the next frame. Absent from older shells. */
  onLeft?(): void;
}

export type RemoteLifecycles = ParcelConfigObject<RemoteViewProps>;

/** single-spa lifecycles whose root survives updates and hydrates what the server rendered. */
export function createLifecycles(queries: QueryClient): RemoteLifecycles {
  function RemoteView({ shell, view, location, onReady, onLeft }: RemoteViewProps) {
    useEffect(() => onReady(), [onReady, view.key]);
    useLayoutEffect(() => onLeft, [onLeft]);
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
