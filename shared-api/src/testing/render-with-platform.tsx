import { useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { configure, render, type RenderResult } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '@karavan/shared-api/query';
import { RemotePlatform, type ShellApi } from '@karavan/shared-api/remote';
import type { BrowserHistory } from '@karavan/shared-api/router';
import type { FakeRealtime } from './fake-realtime.ts';
import { createFakeShell, type FakeShellOptions, type ShellRecord } from './fake-shell.ts';

/** jsdom has none: a phone. A test that needs more room answers itself. */
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;

// Waits end as soon as their condition holds; only an overloaded machine needs this long.
configure({ asyncUtilTimeout: 4500 });

export interface PlatformOptions extends FakeShellOptions {
  /** The address at which the view is opened. */
  readonly path?: string;
}

export interface PlatformRender extends RenderResult {
  readonly shell: ShellApi;
  readonly record: ShellRecord;
  readonly history: BrowserHistory;
  readonly sockets: FakeRealtime;
  readonly queries: QueryClient;
}

/** Renders a remote's component as the shell would mount it. */
export function renderWithPlatform(
  ui: ReactElement,
  { path = '/', ...options }: PlatformOptions = {},
): PlatformRender {
  window.history.replaceState(null, '', path);
  const { shell, record, history, sockets } = createFakeShell(options);
  const queries = createQueryClient();
  // Failures show immediately: retries would only slow tests down.
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });

  function Platform({ children }: { readonly children: ReactNode }) {
    const [location, setLocation] = useState(history.location);
    useLayoutEffect(() => history.listen((update) => setLocation(update.location)), []);
    return (
      <RemotePlatform shell={shell} queries={queries} location={location}>
        {children}
      </RemotePlatform>
    );
  }

  return Object.assign(render(ui, { wrapper: Platform }), {
    shell,
    record,
    history,
    sockets,
    queries,
  });
}
