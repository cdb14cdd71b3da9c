import { createElement, type ComponentType, type ReactElement } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '@karavan/shared-api/query';
import type { Locale } from '../contract/locales.ts';
import type { OverlayEntry, PageEntry } from '../contract/remotes.ts';
import { createLifecycles, type RemoteLifecycles } from './lifecycles.tsx';
import type { OverlayProps, OverlayType, OverlayTypeOf } from './overlays.ts';
import type { PrefetchContext, PreparedView } from './prepared-view.ts';
import type { PageParams, RemoteView, ShellApi } from './shell-api.ts';

/** A page as its chunk exports it. */
export interface PageModule {
  readonly Component: ComponentType<{ readonly params: PageParams }>;
  /** Starts the queries of the first screen; the server waits for them, the browser does not. */
  readonly prefetch?: (context: PrefetchContext) => Promise<unknown>;
}

interface RemotePage extends PageEntry {
  load(): Promise<PageModule>;
}

type PageOptions = Pick<PageEntry, 'path'> & Partial<Omit<PageEntry, 'name'>>;

/**
 * A remote's table of pages by name. A page is for signed-in people, has the bottom navigation and is
 * rendered in the browser only, unless its row says otherwise.
 * @param chunks imports each page's file, which exports `page`, as a chunk named `page-<name>`
 */
export function definePages<Name extends string>(
  chunks: Readonly<Record<Name, () => Promise<{ readonly page: PageModule }>>>,
  pages: Readonly<Record<NoInfer<Name>, PageOptions>>,
): readonly RemotePage[] {
  return Object.entries<PageOptions>(pages).map(
    ([name, { path, access = 'login', nav = true, ssr = false }]) => {
      const load = async () => (await chunks[name as Name]()).page;
      return { name, path, access, nav, ssr, load };
    },
  );
}

/** What an overlay's component receives. */
export interface OverlayComponentProps<T extends OverlayType> {
  readonly props: OverlayProps<T>;
  /** Closes the overlay; the opener's promise resolves with `result`. */
  close(result?: unknown): void;
}

/** An overlay row whose component is loaded by `load`, in a chunk of its own named `overlay-<type>`. */
export interface RemoteOverlay<T extends string = string> extends OverlayEntry {
  readonly type: T;
  load(): Promise<(props: unknown, close: (result?: unknown) => void) => ReactElement>;
}

/** Ties an overlay's component to its type, so that its properties match the overlay table. */
export function defineOverlay<T extends OverlayType>(
  type: T,
  load: () => Promise<ComponentType<OverlayComponentProps<T>>>,
): RemoteOverlay<T> {
  return {
    type,
    load: async () => {
      const Component = await load();
      // Not checked at run time: `overlays.open` types the props by the same table.
      return (props, close) => createElement(Component, { props: props as OverlayProps<T>, close });
    },
  };
}

export interface RemoteDefinition<Id extends string = string> {
  /** The package's name without its scope; also its translation namespace. */
  readonly id: Id;
  /** The range of shell contract versions this remote works with, for example `^1.0.0`. */
  readonly contract: string;
  /** Imports the texts of one language in a chunk of its own. */
  readonly messages: (locale: Locale) => Promise<{ readonly default: Record<string, unknown> }>;
  readonly pages: readonly RemotePage[];
  readonly overlays: readonly RemoteOverlay<OverlayTypeOf<NoInfer<Id>>>[];
  /** Goes on with what the person has left undone on this device, such as messages that were not sent. */
  readonly resume?: (shell: ShellApi, queries: QueryClient) => Promise<void>;
}

/** The module `./app` of a remote, as the shell receives it. */
export interface RemoteApp extends RemoteDefinition {
  readonly queries: QueryClient;
  readonly lifecycles: RemoteLifecycles;
  /** Loads a view's code. Rejects when its chunk cannot be loaded or the view is unknown. */
  prepare(view: RemoteView): Promise<PreparedView>;
}

/** Creates a remote from typed data; the only thing a remote exposes. */
export function defineRemote<const Id extends `mf-${string}`>(
  definition: RemoteDefinition<Id>,
): RemoteApp {
  const queries = createQueryClient();
  return {
    ...definition,
    queries,
    lifecycles: createLifecycles(queries),
    prepare: (view) =>
      view.kind === 'page' ? preparePage(definition, view) : prepareOverlay(definition, view),
  };
}

async function preparePage(
  { id, pages }: RemoteDefinition,
  { name, params }: RemoteView & { kind: 'page' },
): Promise<PreparedView> {
  const page = pages.find((row) => row.name === name);
  if (!page) throw new Error(`${id} has no page '${name}'`);
  const { Component, prefetch } = await page.load();
  return {
    key: `page:${name}`,
    ...(prefetch && { prefetch: (context) => prefetch({ ...context, params }) }),
    render: () => createElement(Component, { params }),
  };
}

async function prepareOverlay(
  { id, overlays }: RemoteDefinition,
  { type, props, close }: RemoteView & { kind: 'overlay' },
): Promise<PreparedView> {
  const overlay = overlays.find((row) => row.type === type);
  if (!overlay) throw new Error(`${id} has no overlay '${type}'`);
  const render = await overlay.load();
  return { key: `overlay:${type}`, render: () => render(props, close) };
}
