import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the document needs to know of the shell's build. */
export interface ShellAssets {
  /** The folder that is served at `/shell/`. */
  readonly folder: string;
  /** The folder of what has a fixed address at the root: the icon, what robots may read. */
  readonly publicFolder: string;
  /** The entry script's address. */
  readonly entry: string;
  /** Tokens, reset and fonts; inlined, so that the first paint waits for nothing. */
  readonly css: string;
  /** Where the styles are instead, if they may change while the page is open. */
  readonly stylesheet: string | null;
  /** sha384 by absolute path. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Addresses of the scripts of a named chunk. */
  chunk(name: string): readonly string[];
}

/** Reads the shell's build. Rejects when it is not built. */
export async function readShellAssets(shellFolder: string): Promise<ShellAssets> {
  const folder = path.join(shellFolder, 'dist/web');
  const read = async <T>(name: string) =>
    JSON.parse(await readFile(path.join(folder, name), 'utf8')) as T;
  const [chunks, hashes] = await Promise.all([
    read<Record<string, string[]>>('chunks.json'),
    read<Record<string, string>>('integrity.json'),
  ]);
  const main = chunks['main'] ?? [];
  const entry = main.find((file) => file.endsWith('.js'));
  if (!entry) throw new Error('The shell is not built: its table of chunks has no entry');
  const css = await Promise.all(
    main
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  return {
    folder,
    publicFolder: path.join(shellFolder, 'public'),
    entry: `/shell/${entry}`,
    css: css.join('\n'),
    stylesheet: null,
    integrity: Object.fromEntries(
      Object.entries(hashes).map(([file, hash]) => [`/shell/${file}`, hash]),
    ),
    chunk: (name) => (chunks[name] ?? []).map((file) => `/shell/${file}`),
  };
}

/** The assets of a developer's own build of the shell, which has no hashes to check. */
export function localShellAssets(published: ShellAssets, base: string): ShellAssets {
  return {
    ...published,
    entry: `${base}main.js`,
    css: '',
    stylesheet: `${base}main.css`,
    integrity: {},
    chunk: () => [],
  };
}
