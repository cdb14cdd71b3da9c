import type { LocalViews, Registry } from '@karavan/shared-api/contract/remotes';
import { UsageError } from './usage-error.ts';

/** A build on the developer's own machine. */
export interface LocalBuild extends LocalViews {
  /** Of a remote, or `shell`. */
  readonly id: string;
  /** Where it is served. */
  readonly url: string;
}

const TIMEOUT_MS = 10_000;
/** Of what is added to an address; the server keeps it in a cookie, which browsers limit to 4096 bytes. */
const VIEWS_MAX_CHARACTERS = 2500;

/**
 * The registry of the shell at an address, which must take local builds.
 * @throws UsageError that says why it cannot be developed against
 */
export async function findShell(address: string): Promise<Registry> {
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    throw new UsageError(`'${address}' is no address of a shell; say http://… or https://…`);
  }
  const ask = (path: string) =>
    fetch(new URL(path, address), {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      const { code, message } = ((cause as Error).cause ?? cause) as Error & { code?: string };
      throw new UsageError(`Nothing answers at ${address} (${code ?? message}).`, { cause });
    });
  const answer = await ask('/registry.json');
  if (answer.status === 503) throw new UsageError(`No shell is live at ${address} yet.`);
  const registry = (await answer.json().catch(() => undefined)) as Registry | undefined;
  if (!answer.ok || registry?.remotes === undefined) {
    throw new UsageError(`What answers at ${address} is no shell: it has no /registry.json.`);
  }
  const { status } = await ask('/overrides');
  if (status !== 204) {
    throw new UsageError(
      `The shell at ${address} takes no local builds: it runs in production mode. Develop against one in demo mode.`,
    );
  }
  return registry;
}

/** The address that opens a site with local builds: at the first page of a remote, if there is one. */
export function addressWith(
  site: string,
  registry: Registry,
  builds: readonly LocalBuild[],
): string {
  const remotes = builds.filter(({ id }) => id !== 'shell');
  const pages = remotes.flatMap((remote) => remote.pages);
  const first = pages.find(({ path }) => !/:\w+(?!\w*\?)/.test(path))?.path ?? '/home/posts';
  const address = new URL(first.replaceAll(/\/:[^/]*/g, ''), site);
  const query = builds.map(({ id, url }) => `override=${id}@${url}`);
  for (const remote of remotes) {
    const views = unpublished(remote, registry);
    if (!views) continue;
    const packed = Buffer.from(JSON.stringify(views)).toString('base64url');
    if (packed.length > VIEWS_MAX_CHARACTERS) {
      throw new UsageError(
        `${remote.id} has too many pages that ${site} does not know: publish and promote it once.`,
      );
    }
    query.push(`views=${remote.id}@${packed}`);
  }
  return `${address.href}?${query.join('&')}`;
}

/** What a build has and its published release lacks; undefined if that is nothing. */
function unpublished(
  { id, contract, pages, overlays }: LocalBuild,
  registry: Registry,
): LocalViews | undefined {
  const published = registry.remotes[id]?.current;
  const known = new Set(published?.pages.map((page) => keyOf(page)));
  const types = new Set(published?.overlays.map(({ type }) => type));
  const views = {
    contract,
    pages: pages.filter((page) => !known.has(keyOf(page))),
    overlays: overlays.filter(({ type }) => !types.has(type)),
  };
  const isKnown = published && views.pages.length === 0 && views.overlays.length === 0;
  return isKnown ? undefined : views;
}

const keyOf = ({ name, path, access, nav, ssr }: LocalViews['pages'][number]) =>
  [name, path, access, nav, ssr].join(' ');
