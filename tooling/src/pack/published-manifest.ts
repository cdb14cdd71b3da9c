import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installedVersion } from '@karavan/remote-build';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly type: string;
  readonly sideEffects?: unknown;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** What exists once in whatever uses it: our own packages, and what the shell shares with remotes. */
const ONCE = /^(@karavan\/.+|react|react-dom|styled-components|jotai|@tanstack\/react-query)$/;
/** Part of the test kit: whoever tests with it installs them. */
const FOR_TESTS = ['@testing-library/react', 'msw'];

/**
 * The `package.json` that others install: exports lead to compiled files, versions are real ones.
 * @param imported the packages that the compiled files import
 */
export async function publishedManifest(folder: string, imported: ReadonlySet<string>) {
  const manifest = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const { name, version, license, type, sideEffects, bin, exports, dependencies = {} } = manifest;
  const needed = Object.keys({ ...dependencies, ...manifest.devDependencies }).filter(
    (library) => library in dependencies || imported.has(library),
  );
  const isPeer = (library: string) => ONCE.test(library) || FOR_TESTS.includes(library);
  const versions = (libraries: readonly string[], range = '^') =>
    Object.fromEntries(
      libraries.map((library) => [
        library,
        range + (library.startsWith('@karavan/') ? version : versionOf(library, folder)),
      ]),
    );
  return {
    name,
    version,
    license,
    type,
    ...(sideEffects !== undefined && { sideEffects }),
    engines: { node: '>=24' },
    ...(bin && { bin: mapValues(bin, compiledFile) }),
    exports: mapValues(exports, publishedExport),
    // Exactly what has been tested together: a newer compiler may not fit the rest.
    dependencies: versions(
      needed.filter((library) => !isPeer(library)),
      '',
    ),
    peerDependencies: versions(needed.filter(isPeer)),
    ...(name === '@karavan/cli' && { template: templateVersions(manifest, versions) }),
    peerDependenciesMeta: Object.fromEntries(
      needed
        .filter((library) => FOR_TESTS.includes(library))
        .map((library) => [library, { optional: true }]),
    ),
  };
}

/** What a new remote installs, which the sources of the template use here. */
function templateVersions(
  { devDependencies = {} }: Manifest,
  versions: (libraries: readonly string[], range?: string) => Record<string, string>,
) {
  const foreign = Object.keys(devDependencies).filter((name) => !name.startsWith('@karavan/'));
  return {
    // The very one that the shell has: a remote that was built with a newer one would ask for that.
    dependencies: versions(
      foreign.filter((name) => ONCE.test(name)),
      '',
    ),
    devDependencies: versions(foreign.filter((name) => !ONCE.test(name))),
  };
}

function versionOf(library: string, folder: string): string {
  const paths = createRequire(path.join(folder, 'package.json')).resolve.paths(library) ?? [];
  return installedVersion(library, paths);
}

const compiledFile = (file: string) =>
  file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '.js');

function publishedExport(file: string) {
  if (!/\.tsx?$/.test(file)) return compiledFile(file);
  const compiled = compiledFile(file);
  return { types: compiled.replace(/\.js$/, '.d.ts'), default: compiled };
}

function mapValues<T, R>(
  record: Readonly<Record<string, T>>,
  change: (value: T) => R,
): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
