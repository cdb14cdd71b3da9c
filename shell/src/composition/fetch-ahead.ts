import type { BootData } from '@karavan/shared-api/contract/boot';
import { pageScripts } from '@karavan/shared-api/contract/page-scripts';
import { matchRoute, type RouteRow } from '@karavan/shared-api/contract/route-table';

/** One address of each page that is a press away from the others. */
const WITHIN_REACH = [
  '/home/posts',
  '/home/search',
  '/subscriptions/posts',
  '/carts',
  '/notifications',
  '/messenger',
  '/p/1',
  '/organizations/1',
];

/** The parts of the shell that a press may need. */
const PARTS_OF_SHELL = /\/(?:page-profile|pages-locale-(?<locale>[a-z]+)-json)\./;

/**
 * Has the browser fetch the scripts of pages within reach, so that they open at once, and offline as
 * well. Only what opens on top of pages is run. Not done for people who save data.
 */
export function fetchAhead(
  { registry, shellIntegrity, locale }: Pick<BootData, 'registry' | 'shellIntegrity' | 'locale'>,
  table: readonly RouteRow[],
): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData: boolean } };
  if (connection?.saveData) return;
  void import(/* webpackChunkName: "layers" */ '../chrome/loaded-layers.tsx').catch(
    () => undefined,
  );
  for (const [url, integrity] of Object.entries(shellIntegrity)) {
    const part = PARTS_OF_SHELL.exec(url);
    if (part && (part.groups?.['locale'] ?? locale) === locale) fetchScript(url, integrity);
  }
  for (const path of WITHIN_REACH) {
    const row = matchRoute(table, path)?.row;
    const remote = row && registry.remotes[row.owner];
    if (!remote || remote.overridden) continue;
    const { base, integrity } = remote.current;
    for (const file of pageScripts(remote.current, row.name, locale)) {
      fetchScript(base + file, integrity[file] ?? '');
    }
  }
}

function fetchScript(url: string, integrity: string): void {
  const href = new URL(url, location.href).href;
  // Loaded already, or asked for by another page of this list.
  if ([...document.querySelectorAll('link, script')].some((element) => addressOf(element) === href))
    return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: 'anonymous', integrity, href });
  document.head.append(link);
}

function addressOf(element: Element): string | null {
  return element instanceof HTMLScriptElement
    ? element.src
    : element instanceof HTMLLinkElement
      ? element.href
      : null;
}
