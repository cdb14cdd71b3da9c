import { installedVersion } from './installed-version.ts';

/**
 * What exists once per page, at run time, because it holds state or identity. Everything else is
 * bundled into the remote that uses it and shaken there. A key with a closing slash covers the
 * library's sub-paths, which an exact key would miss.
 */
const SINGLETONS: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react/'],
  'react-dom': ['react-dom', 'react-dom/'],
  'styled-components': ['styled-components'],
  jotai: ['jotai', 'jotai/'],
  '@tanstack/react-query': ['@tanstack/react-query'],
  '@karavan/shared-ui': [
    '@karavan/shared-ui/ui-text',
    // No state, but the shell has them anyway, or every remote needs them: taken from there, each is 5 kB smaller.
    '@karavan/shared-ui/avatar',
    '@karavan/shared-ui/button',
    '@karavan/shared-ui/image',
    '@karavan/shared-ui/lazily',
    '@karavan/shared-ui/price',
    '@karavan/shared-ui/served-lazily',
    '@karavan/shared-ui/skeleton',
    '@karavan/shared-ui/states',
    '@karavan/shared-ui/tokens',
    '@karavan/shared-ui/virtual-list',
  ],
  '@karavan/shared-api': [
    '@karavan/shared-api/router',
    '@karavan/shared-api/state',
    '@karavan/shared-api/i18n',
    '@karavan/shared-api/query',
    '@karavan/shared-api/remote',
  ],
};

interface SharedEntry {
  singleton: true;
  eager: boolean;
  version: string;
  requiredVersion: string;
  import?: false;
}

/**
 * What `release.json` says of them: the versions that the shell carries, the ranges that a remote takes.
 * Whether our own packages fit is what the contract says.
 */
export function sharedVersions(side: 'shell' | 'remote'): Record<string, string> {
  const foreign = Object.keys(SINGLETONS).filter((library) => !library.startsWith('@karavan/'));
  return Object.fromEntries(
    foreign.map((library) => {
      const version = installedVersion(library);
      return [library, side === 'shell' ? version : `^${version}`];
    }),
  );
}

/** The shell carries every singleton in its one script; a remote carries none and takes the shell's. */
export function sharedLibraries(side: 'shell' | 'remote'): Record<string, SharedEntry> {
  return Object.fromEntries(
    Object.entries(SINGLETONS).flatMap(([library, requests]) => {
      const version = installedVersion(library);
      const entry: SharedEntry = {
        singleton: true,
        eager: side === 'shell',
        version,
        requiredVersion: `^${version}`,
        ...(side === 'remote' && { import: false as const }),
      };
      return requests.map((request) => [request, entry]);
    }),
  );
}
