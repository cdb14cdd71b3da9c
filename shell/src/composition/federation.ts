import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { federationName, PREPARE_SCRIPT } from '@karavan/shared-api/contract/federation';
import type { RemoteRelease } from '@karavan/shared-api/contract/remotes';
import type { RemoteApp } from '@karavan/shared-api/remote';

/** Makes the federation runtime check the integrity of what it loads; webpack's loader does so by its build. */
export function checkEntryIntegrity(): void {
  registerPlugins([
    {
      name: 'karavan-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        globalThis[PREPARE_SCRIPT](script, url);
        return script;
      },
    },
  ]);
}

/**
 * Imports a release of a remote from `base`, replacing whatever was loaded of it before.
 * Rejects when a script cannot be loaded, does not match its hash or throws.
 */
export async function importRelease(release: RemoteRelease, base: string): Promise<RemoteApp> {
  const name = federationName(release.id);
  // A new container would take over the chunks that an older one has pushed here, of whatever version.
  Reflect.deleteProperty(globalThis, `webpackChunk${name}`);
  registerRemotes([{ name, entry: new URL(base + release.entry, document.baseURI).href }], {
    force: true,
  });
  const loaded = await loadRemote<{ default: RemoteApp }>(`${name}/app`);
  if (!loaded) throw new Error(`${release.id} exposes no app`);
  return loaded.default;
}
