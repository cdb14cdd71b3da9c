import { renderToString } from 'react-dom/server';
import { dehydrate } from '@tanstack/react-query';
import { ServerStyleSheet } from 'styled-components';
import { createQueryClient } from '@karavan/shared-api/query';
import type { Location } from '@karavan/shared-api/router';
import type { ServedHeader } from '../../contract/served-chrome.ts';
import type { HeaderState } from '../shell-api.ts';
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
  /** What the page puts into the header. */
  readonly header: ServedHeader | null;
}

/** What a remote's `node` build exports to the server. */
export interface RemoteServerSide {
  render(request: RenderRequest): Promise<RenderedPage>;
}

/** How React marks a part that it has waited for in vain. */
const UNFINISHED = '<!--$!-->';
/** Of parts in parts. */
const DEPTH_MAX = 3;

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
  let header: HeaderState | null = null;
  try {
    const location = locationOf(request.url);
    const [view, shell] = await Promise.all([
      app.prepare({ kind: 'page', name: request.page, params: request.params }),
      createServerShell(app, ui, request, (next) => (header = next)),
    ]);
    await view.prefetch?.({
      api: shell.api,
      queries,
      search: new URLSearchParams(location.search),
    });
    const draw = () =>
      renderToString(
        sheet.collectStyles(
          <RemotePlatform shell={shell} queries={queries} location={location}>
            {view.render()}
          </RemotePlatform>,
        ),
      );
    let html = draw();
    // The first time, parts that load later in a browser, and parts of those, are not at hand.
    for (let depth = 0; html.includes(UNFINISHED) && depth < DEPTH_MAX; depth += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      html = draw();
    }
    return {
      html,
      styles: sheet.getStyleTags(),
      queries: dehydrate(queries),
      header: toServed(header),
    };
  } finally {
    sheet.seal();
    queries.clear();
  }
}

function toServed(header: HeaderState | null): ServedHeader | null {
  if (!header) return null;
  const { title, documentTitle, verified = false } = header;
  return { title, documentTitle, verified };
}

function locationOf(url: string): Location {
  const { pathname, search } = new URL(url, 'http://server');
  return { pathname, search, hash: '', state: null, key: 'default' } as Location;
}
