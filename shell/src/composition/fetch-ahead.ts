import type { BootData } from '@karavan/shared-api/contract/boot';
import { pageScripts } from '@karavan/shared-api/contract/page-scripts';
import { matchRoute, type RouteRow } from '@karavan/shared-api/contract/route-table';
import type { FilesOfReleases } from './release-files.ts';

type Site = Pick<BootData, 'registry' | 'shellIntegrity' | 'locale'>;

/** One address of each page that is a press away from the others. */
const WITHIN_REACH = [
  '/p/1',
  '/organizations/1',
  '/home/search',
  '/carts',
  '/notifications',
  '/messenger',
  '/subscriptions/posts',
  '/home/posts',
];

/** The parts of the shell that a press may need. */
const PARTS_OF_SHELL = /\/(?:page-profile|pages-locale-(?<locale>[a-z]+)-json)\./;

/**
 * Has the browser fetch the scripts of pages within reach, so that they open at once, and offline as
 * well. Only what opens on top of pages is run. Not done for people who save data.
 */
export async function fetchAhead(
  site: Site,
  table: readonly RouteRow[],
  lists: FilesOfReleases,
): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData: boolean } };
  if (connection?.saveData) return;
  void import(/* webpackChunkName: "layers" */ '../chrome/loaded-layers.tsx').catch(
    () => undefined,
  );
  const present = [...document.querySelectorAll('script')].map(({ src }) => src);
  const ofPages = await scriptsOfPages(site, table, lists);
  const wanted = new Map([...scriptsOfShell(site), ...ofPages]);
  for (const [href, integrity] of wanted) {
    // One after the other: an origin that hangs must not take the connections that others need.
    if (!present.includes(href)) await fetchScript(href, integrity);
  }
}

function* scriptsOfShell({ shellIntegrity, locale }: Site): Generator<[string, string]> {
  for (const [url, integrity] of Object.entries(shellIntegrity)) {
    const part = PARTS_OF_SHELL.exec(url);
    if (part && (part.groups?.['locale'] ?? locale) === locale) yield [absolute(url), integrity];
  }
}

async function scriptsOfPages(
  { registry, locale }: Site,
  table: readonly RouteRow[],
  lists: FilesOfReleases,
): Promise<[string, string][]> {
  const scripts: [string, string][] = [];
  for (const path of WITHIN_REACH) {
    const row = matchRoute(table, path)?.row;
    const remote = row && registry.remotes[row.owner];
    if (!remote || remote.overridden) continue;
    const files = await lists.find(remote.current).catch(() => null);
    if (!files) continue;
    for (const file of pageScripts(remote.current, files, row.name, locale)) {
      scripts.push([absolute(remote.current.base + file), files.integrity[file] ?? '']);
    }
  }
  return scripts;
}

const absolute = (url: string) => new URL(url, location.href).href;

function fetchScript(href: string, integrity: string): Promise<unknown> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: 'anonymous', integrity, href });
  const settled = new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  document.head.append(link);
  return settled;
}
