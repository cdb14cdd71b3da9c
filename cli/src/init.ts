import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from './usage-error.ts';

const TEMPLATE = path.resolve(import.meta.dirname, '../template');
/** A file of this name would be taken for one of the package that carries the template. */
const RENAMED: Readonly<Record<string, string>> = { gitignore: '.gitignore' };
/** What the template is called in its own sources. */
const NAME = /mf-example/g;
const ADDRESS = /\/example\b/g;

/** The id of a remote: `weather` and `mf-weather` are the same. Throws UsageError. */
export function remoteId(name: string): string {
  const id = name.startsWith('mf-') ? name : `mf-${name}`;
  if (!/^mf-[a-z][a-z0-9-]{0,40}$/.test(id)) {
    throw new UsageError(
      `'${name}' is no name of a remote: say it in kebab case, as in mf-weather.`,
    );
  }
  return id;
}

/**
 * Writes the sources of a new remote: a page with a list, its texts, and its tests.
 * @param isOurs whether a file of the template is wanted, by its path
 * @throws UsageError if there is something in the folder already
 */
export async function writeTemplate(
  folder: string,
  id: string,
  isOurs: (file: string) => boolean = () => true,
): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new UsageError(`${folder} is not empty.`);
  }
  const address = `/${id.slice('mf-'.length)}`;
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((found) => found.isFile())) {
    const source = path.join(entry.parentPath, entry.name);
    const file = path.relative(TEMPLATE, source);
    if (!isOurs(file)) continue;
    const target = path.join(folder, path.dirname(file), RENAMED[entry.name] ?? entry.name);
    const text = await readFile(source, 'utf8');
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text.replaceAll(NAME, id).replaceAll(ADDRESS, address));
  }
}

/** `karavan init`: a remote outside of any workspace, in a folder of its name. */
export async function init(name: string | undefined): Promise<void> {
  if (!name) throw new UsageError('Say what to call the remote: karavan init weather');
  const id = remoteId(name);
  const folder = path.resolve(id);
  await writeTemplate(folder, id);
  await writeFile(
    path.join(folder, 'package.json'),
    `${JSON.stringify(await manifestOf(id), null, 2)}\n`,
  );
  startRepository(folder);
  console.log(`${id} is made. Next: cd ${id}, npm install, npm test, npm run dev.`);
}

/** As `cli` itself has them: what is published together works together. */
async function manifestOf(id: string): Promise<object> {
  const own = path.resolve(import.meta.dirname, '../package.json');
  const { version, template } = JSON.parse(await readFile(own, 'utf8')) as {
    version: string;
    template?: { dependencies: Record<string, string>; devDependencies: Record<string, string> };
  };
  if (!template) {
    throw new UsageError('In this workspace `npm run new:remote` makes a remote.');
  }
  const ours = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [`@karavan/${name}`, `^${version}`]));
  return {
    name: id,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'karavan dev',
      test: 'tsc && jest',
      build: 'karavan build',
      check: 'karavan check',
    },
    jest: { preset: '@karavan/remote-build' },
    engines: { node: '>=24' },
    dependencies: { ...ours('shared-api', 'shared-ui'), ...template.dependencies },
    devDependencies: { ...ours('cli', 'remote-build'), ...template.devDependencies },
  };
}

/** So that releases can name the commit they were built from. */
function startRepository(folder: string): void {
  try {
    execFileSync('git', ['init', '--quiet'], { cwd: folder, stdio: 'ignore' });
  } catch {
    // Somebody works without git.
  }
}
