import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';
import { SourceTextModule, SyntheticModule, type Context, type Module } from 'node:vm';
import type { RendererLibrary } from '@karavan/shared-api/contract/renderer-libraries';
import type { Inside } from './inside.ts';
import { compile } from './compile.ts';

const require = createRequire(import.meta.url);

const FILES: Readonly<Record<RendererLibrary, string>> = {
  '@tanstack/react-query': require.resolve('@tanstack/react-query'),
  i18next: require.resolve('i18next'),
  jotai: require.resolve('jotai'),
  'jotai/react': require.resolve('jotai/react'),
  'jotai/vanilla': require.resolve('jotai/vanilla'),
  ky: require.resolve('ky'),
  react: require.resolve('react'),
  'react-dom': require.resolve('react-dom'),
  // Its build that needs nothing of Node's.
  'react-dom/server': require.resolve('react-dom/server.edge'),
  'react-i18next': require.resolve('react-i18next'),
  'react-router-dom': require.resolve('react-router-dom'),
  'react/jsx-runtime': require.resolve('react/jsx-runtime'),
  'styled-components': require.resolve('styled-components'),
  virtua: require.resolve('virtua'),
};

/**
 * Evaluates the libraries inside of a realm, where they find neither Node's globals nor its modules,
 * and provides them to releases.
 */
export async function loadLibraries(realm: Context, inside: Inside): Promise<void> {
  const scripts = new Map<string, { exports: object }>();
  const modules = new Map<string, Module>();

  function exportsOf(file: string): object {
    const known = scripts.get(file);
    if (known) return known.exports;
    const module = inside.createModule();
    scripts.set(file, module);
    const script = compile(realm, readFileSync(file, 'utf8'), file);
    inside.evaluate(script, module, (name) => exportsOf(resolveFrom(file, name)));
    return module.exports;
  }

  function moduleOf(file: string): Module {
    const known = modules.get(file);
    if (known) return known;
    const options = { context: realm, identifier: file };
    const module = isModule(file)
      ? new SourceTextModule(readFileSync(file, 'utf8'), options)
      : moduleAround(exportsOf(file), options);
    modules.set(file, module);
    return module;
  }

  async function load(file: string): Promise<object> {
    if (!isModule(file)) return exportsOf(file);
    const module = moduleOf(file);
    if (module.status === 'unlinked') {
      await module.link((name, { identifier }) => moduleOf(resolveFrom(identifier, name)));
    }
    await module.evaluate();
    // What requires it takes its default for that of a module, as Node's own `require` lets it.
    return Object.assign(Object.fromEntries(Object.entries(module.namespace)), {
      __esModule: true,
    });
  }

  inside.addFetch((await load(require.resolve('whatwg-fetch'))) as typeof globalThis);
  for (const [name, file] of Object.entries(FILES)) inside.provide(name, await load(file));
}

/** A CommonJS file as the modules that import it see it. */
function moduleAround(
  exports: object,
  options: { readonly context: Context; readonly identifier: string },
): Module {
  const values = new Map([...Object.entries(exports), ['default', exports]]);
  const module: SyntheticModule = new SyntheticModule(
    [...values.keys()],
    () => values.forEach((value, name) => module.setExport(name, value)),
    options,
  );
  return module;
}

function resolveFrom(file: string, name: string): string {
  return createRequire(file).resolve(name);
}

function isModule(file: string): boolean {
  if (!file.endsWith('.js')) return file.endsWith('.mjs');
  const manifest = findPackageJSON(pathToFileURL(file))!;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { type?: string }).type === 'module';
}
