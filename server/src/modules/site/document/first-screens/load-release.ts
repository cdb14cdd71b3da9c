import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { RendererLibrary } from '@karavan/shared-api/contract/renderer-libraries';
import type { RemoteServerSide } from '@karavan/shared-api/remote/server';

/** The releases in use and those before them; a thread that has seen more forgets the oldest. */
const KEPT_MAX = 16;

const require = createRequire(import.meta.url);

/** One React renders all releases: they carry none of these, and get nothing else. */
const LIBRARIES: Readonly<Record<RendererLibrary, unknown>> = {
  '@tanstack/react-query': require('@tanstack/react-query'),
  i18next: require('i18next'),
  jotai: require('jotai'),
  'jotai/react': require('jotai/react'),
  'jotai/vanilla': require('jotai/vanilla'),
  ky: require('ky'),
  react: require('react'),
  'react-dom': require('react-dom'),
  'react-dom/server': require('react-dom/server'),
  'react-i18next': require('react-i18next'),
  'react-router-dom': require('react-router-dom'),
  'react/jsx-runtime': require('react/jsx-runtime'),
  'styled-components': require('styled-components'),
  virtua: require('virtua'),
};

const kept = new Map<string, RemoteServerSide>();

/** A release's `node` build. Throws when it cannot be read or asks for what nobody gives it. */
export function loadRelease(file: string): RemoteServerSide {
  const known = kept.get(file);
  if (known) return known;
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'require'], {
    filename: file,
  }) as (module: { exports: unknown }, require: (name: string) => unknown) => void;
  const module = { exports: {} };
  run(module, provide);
  const { remote } = module.exports as { remote: RemoteServerSide };
  kept.set(file, remote);
  if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value!);
  return remote;
}

function provide(name: string): unknown {
  if (Object.hasOwn(LIBRARIES, name)) return LIBRARIES[name as RendererLibrary];
  throw new Error(`A release may not require '${name}'`);
}
