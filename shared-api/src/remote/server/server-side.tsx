import { renderToString } from 'react-dom/server';
import { dehydrate } from '@tanstack/react-query';
import { ServerStyleSheet } from 'styled-components';
import { createQueryClient } from '@karavan/shared-api/query';
import type { Location } from '@karavan/shared-api/router';
import { RemotePlatform } from '../remote-platform.tsx';
import type { RemoteApp } from '../define-remote.ts';
import type { RenderRequest, UiTextSource } from './render-request.ts';
import { createServerShell } from './server-shell.ts';

export interface RenderedPage {
  readonly html: string;
  /** The `<style>` elements in use, for the document's head. */
  readonly styles: string;
  /** The dehydrated query cache; the browser's first render must see the same data. */
  readonly queries: unknown;
}

/** What a remote's `node` build exports to the server. */
export interface RemoteServerSide {
  render(request: RenderRequest): Promise<RenderedPage>;
}

export function createServerSide(app: RemoteApp, ui: UiTextSource): RemoteServerSide {
  return { render: (request) => render(app, ui, request) };
}

async function render(
  app: RemoteApp,
  ui: UiTextSource,
  request: RenderRequest,
): Promise<RenderedPage> {
  const queries = createQueryClient();
  const sheet = new ServerStyleSheet();
  try {
    const location = locationOf(request.url);
    const [view, shell] = await Promise.all([
      app.prepare({ kind: 'page', name: request.page, params: request.params }),
      createServerShell(app, ui, request),
    ]);
    await view.prefetch?.({
      api: shell.api,
      queries,
      search: new URLSearchParams(location.search),
    });
    const html = renderToString(
      sheet.collectStyles(
        <RemotePlatform shell={shell} queries={queries} location={location}>
          {view.render()}
        </RemotePlatform>,
      ),
    );
    return { html, styles: sheet.getStyleTags(), queries: dehydrate(queries) };
  } finally {
    sheet.seal();
    queries.clear();
  }
}

function locationOf(url: string): Location {
  const { pathname, search } = new URL(url, 'http://server');
  return { pathname, search, hash: '', state: null, key: 'default' } as Location;
}
