import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@karavan/shared-api/contract/releases';
import type { ServedChrome } from '@karavan/shared-api/contract/served-chrome';
import { scriptHashes, type ReleaseFolders } from '../releases/index.ts';

/** What the document needs to know of a release of the shell. */
export interface ShellAssets {
  readonly version: string;
  /** The entry script's address. */
  readonly entry: string;
  /** Tokens, reset and fonts; inlined, so that the first paint waits for nothing. */
  readonly css: string;
  /** Where the styles are instead, if they may change while the page is open. */
  readonly stylesheet: string | null;
  /** The bars for guests, if the release has them. */
  readonly chrome: ServedChrome | null;
  /** sha384 by absolute path. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Addresses of the scripts of a named chunk. */
  chunk(name: string): readonly string[];
}

/** The release in use, a canary, the one before, and one that is previewed. */
const KEPT_MAX = 8;

const CHROME = 'web/chrome.json';

type Folders = Pick<ReleaseFolders, 'bring'>;

/** Reads what documents need of a release, once. */
export function createShellAssets(
  folders: Folders,
): (shell: ReleaseManifest) => Promise<ShellAssets> {
  const kept = new Map<string, Promise<ShellAssets>>();
  return (shell) => {
    const known = kept.get(shell.version);
    if (known) return known;
    const assets = readAssets(folders, shell);
    kept.set(shell.version, assets);
    assets.catch(() => kept.delete(shell.version));
    if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value!);
    return assets;
  };
}

async function readAssets(
  folders: Folders,
  { id, version, entry, chunks, files }: ReleaseManifest,
): Promise<ShellAssets> {
  const folder = await folders.bring(id, version);
  const base = `/${id}/${version}/web/`;
  const styles = (chunks['main'] ?? []).filter((file) => file.endsWith('.css'));
  const css = await Promise.all(
    styles.map((file) => readFile(path.join(folder, 'web', file), 'utf8')),
  );
  return {
    version,
    entry: base + entry,
    // Inlined, they would look for their fonts beside the page.
    css: css.join('\n').replaceAll(/url\((['"]?)(?![a-z]+:|\/|#)/g, `url($1${base}`),
    stylesheet: null,
    chrome: files[CHROME] ? await readChrome(path.join(folder, CHROME)) : null,
    integrity: Object.fromEntries(
      Object.entries(scriptHashes(files)).map(([file, hash]) => [base + file, hash]),
    ),
    chunk: (name) => (chunks[name] ?? []).map((file) => base + file),
  };
}

async function readChrome(file: string): Promise<ServedChrome> {
  return JSON.parse(await readFile(file, 'utf8')) as ServedChrome;
}

/** The assets of a developer's own build of the shell, which has no hashes to check. */
export function localShellAssets(base: string): ShellAssets {
  return {
    version: 'local',
    entry: `${base}main.js`,
    css: '',
    stylesheet: `${base}main.css`,
    chrome: null,
    integrity: {},
    chunk: () => [],
  };
}
